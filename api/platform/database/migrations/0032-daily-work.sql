alter table orders add column search_key text not null default '';

alter table orders add column note text not null default '';

update orders set search_key = lower(reference || ' ' || email);

create index orders_placed on orders (site_id, placed_at, id, payment_state, fulfilment_state, paid, refunded);

create index orders_search on orders (site_id, placed_at, id, search_key);

create index orders_payment on orders (site_id, payment_state, placed_at);

create index orders_open on orders (site_id, placed_at) where fulfilment_state in ('new', 'preparing', 'partly_shipped', 'ready');

alter table products add column alert_limit integer check (alert_limit >= 0);

alter table declinations add column alert_limit integer check (alert_limit >= 0);
