create table payment_providers (
  site_id text not null references sites (id),
  provider text not null check (provider in ('STRIPE')),
  is_active integer not null check (is_active in (0, 1)),
  public_key text not null,
  secret_key text not null,
  hook_secret text not null,
  updated_at text not null,
  primary key (site_id, provider)
);

create table payments (
  site_id text not null references sites (id),
  id text not null,
  order_id text not null,
  provider text not null check (provider in ('STRIPE', 'PRACTICE', 'HAND')),
  state text not null check (state in ('open', 'paid', 'failed', 'expired', 'mismatch')),
  amount integer not null check (amount >= 0),
  session text,
  intent text,
  url text,
  detail text not null,
  created_at text not null,
  settled_at text,
  checked_at text not null,
  primary key (site_id, id),
  unique (site_id, session),
  unique (site_id, intent),
  foreign key (site_id, order_id) references orders (site_id, id)
);

create index payments_order on payments (site_id, order_id);

create index payments_open on payments (site_id, checked_at) where state = 'open';

create table refunds (
  site_id text not null references sites (id),
  id text not null,
  order_id text not null,
  payment_id text not null,
  state text not null check (state in ('wanted', 'done', 'refused')),
  amount integer not null check (amount > 0),
  reason text not null,
  provider_id text,
  tries integer not null,
  created_at text not null,
  done_at text,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id),
  foreign key (site_id, payment_id) references payments (site_id, id)
);

create index refunds_order on refunds (site_id, order_id);

create index refunds_payment on refunds (site_id, payment_id);

create index refunds_wanted on refunds (site_id, created_at) where state = 'wanted';

create table payment_events (
  site_id text not null references sites (id),
  id text not null,
  created_at text not null,
  primary key (site_id, id)
);
