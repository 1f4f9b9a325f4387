-- Where each game has been, so that games are found by a position and its moves are counted. A game
-- is stale while it has changed since it was looked at for this.

alter table games add column stale boolean default true not null;

create index games_by_stale on games (stale);

create table positions (
  game_id varchar(32) not null references games (id) on delete cascade,
  ply integer not null,
  place bigint not null,
  next_place bigint,
  primary key (game_id, ply)
);

create index positions_by_place on positions (place, next_place, game_id);
