-- A game is a row and the nodes of its tree. Nodes are only ever added.

create table games (
  id varchar(32) not null primary key,
  version bigint not null,
  game varchar(200) not null,
  name varchar(100) not null,
  title varchar(200) not null,
  created timestamp with time zone not null,
  updated timestamp with time zone not null,
  deleted timestamp with time zone,
  players text not null,
  clock text,
  auto boolean not null,
  start_position text not null,
  result varchar(16) not null,
  reason varchar(32) not null,
  head integer not null
);

create index games_by_change on games (updated desc, id);

create table nodes (
  game_id varchar(32) not null references games (id) on delete cascade,
  id integer not null,
  parent integer not null,
  move varchar(100) not null,
  author varchar(16) not null,
  time_ms bigint not null,
  left_first bigint,
  left_second bigint,
  thought text,
  primary key (game_id, id)
);

create table settings (
  client varchar(64) not null primary key,
  body text not null,
  updated timestamp with time zone not null
);
