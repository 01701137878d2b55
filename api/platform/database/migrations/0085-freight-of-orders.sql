-- The shipping of an order at the rates of the goods that it carries, as JSON. Of an order placed before nothing was written: its
-- shipping stood at 20 %.
alter table orders add column freight text not null default '';
