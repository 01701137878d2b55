-- What the house changed of an order before it left, once for each key; and which units of its lines it took off.
create table amendments (
  site_id text not null references sites (id),
  id text not null,
  order_id text not null,
  kind text not null check (kind in ('DELIVERY', 'LINES')),
  request_hash text not null,
  lines text not null,
  created_at text not null,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id)
);

create index amendments_order on amendments (site_id, order_id);
