-- The place of a slot's day that an order takes, and the use of a code, are kept beside its bottles, and measured as they are.
create table order_goods (
  site_id text not null references sites (id),
  order_id text not null,
  place text not null check (place in ('declination', 'product', 'slot', 'code')),
  item_id text not null,
  quantity integer not null check (quantity > 0),
  primary key (site_id, order_id, place, item_id),
  foreign key (site_id, order_id) references orders (site_id, id)
);
insert into order_goods (site_id, order_id, place, item_id, quantity)
select site_id, order_id, place, item_id, quantity from order_stock;
insert into order_goods (site_id, order_id, place, item_id, quantity)
select site_id, id, 'slot', slot_id || '/' || slot_day, 1 from orders where slot_id is not null and slot_day is not null;
insert into order_goods (site_id, order_id, place, item_id, quantity)
select site_id, id, 'code', discount_code_id, 1 from orders where discount_code_id is not null;

drop table order_stock;
alter table order_goods rename to order_stock;
create index order_stock_item on order_stock (site_id, place, item_id);
