alter table orders add column is_proven integer not null default 1 check (is_proven in (0, 1));
alter table orders add column is_told integer not null default 1 check (is_told in (0, 1));
alter table orders add column proof text not null default '';
alter table orders add column from_block text not null default '';

create index orders_block on orders (site_id, from_block);
