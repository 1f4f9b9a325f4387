-- The opening of a set from which a game started, such as xot:17, and how sure a score of a review is
-- that is not exact, in percent.

alter table games add column opening varchar(100);

alter table judgements add column certainty integer default 0 not null;
