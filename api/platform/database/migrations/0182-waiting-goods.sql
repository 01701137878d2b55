-- Goods of an order that nobody has proven or paid and that still holds them: marked where they stand, so that how scarce a wine
-- is can be told without reading its orders.
alter table order_stock add column is_waiting integer not null default 0 check (is_waiting in (0, 1));

update order_stock set is_waiting = 1
where exists (
  select 1 from orders
  where orders.site_id = order_stock.site_id and orders.id = order_stock.order_id
    and is_holding = 1 and is_proven = 0 and payment_state in ('awaiting', 'failed')
);

create index order_stock_waiting on order_stock (site_id, is_waiting, item_id, place, quantity);
