-- Rows from before hold the token itself until the program has hashed and sealed it.
alter table orders rename column token to token_hash;

alter table orders add column token_sealed text not null default '';
