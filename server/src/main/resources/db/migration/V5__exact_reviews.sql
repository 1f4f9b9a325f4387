-- Whether a score of a review is the true value, which no deeper search can change.

alter table judgements add column exact boolean default false not null;

update judgements set exact = true where line = '';
