alter table orders add column from_wide text not null default '';

create index orders_wide on orders (site_id, from_wide);
