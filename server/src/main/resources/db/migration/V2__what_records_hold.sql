-- What files say about a game and its moves, and what tells one game from another.

alter table games add column heading text;
alter table games add column preface text default '' not null;
alter table games add column first_name varchar(200);
alter table games add column second_name varchar(200);
alter table games add column played varchar(10);
alter table games add column digest varchar(64);

create index games_by_digest on games (digest);

alter table nodes add column note text;
