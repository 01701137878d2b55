create table withdrawals (
  site_id text not null references sites (id),
  id text not null,
  order_id text not null,
  reference text not null,
  state text not null check (state in ('DECLARED', 'RECEIVED', 'REFUNDED', 'REFUSED')),
  lines text not null,
  is_whole integer not null check (is_whole in (0, 1)),
  shipping integer not null check (shipping >= 0),
  refund integer not null check (refund >= 0),
  answer text not null,
  declared_at text not null,
  received_at text,
  ended_at text,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id)
);

create index withdrawals_order on withdrawals (site_id, order_id);

create index withdrawals_declared on withdrawals (site_id, declared_at);
