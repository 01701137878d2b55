-- How an order is taxed, as JSON: the seller's regime, the place that its goods go to, and why no tax is asked where none is. Of an
-- order placed before nothing was written: it was taxed as a sale at home.
alter table orders add column tax text not null default '';
