alter table orders add column from_network text not null default '';

create index orders_network on orders (site_id, from_network);
