-- What a search found at the nodes of a reviewed game.

create table judgements (
  game_id varchar(32) not null references games (id) on delete cascade,
  node integer not null,
  score integer not null,
  line text not null,
  depth integer not null,
  millis bigint not null,
  primary key (game_id, node)
);
