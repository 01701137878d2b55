create table webhooks (
  site_id text not null references sites (id),
  id text not null,
  url text not null,
  events text not null,
  secret text not null,
  is_active integer not null check (is_active in (0, 1)),
  created_at text not null,
  failing_since text,
  stopped_at text,
  primary key (site_id, id)
);

create table webhook_deliveries (
  site_id text not null references sites (id),
  id text not null,
  webhook_id text not null,
  event text not null,
  thing_id text not null,
  step integer not null,
  state text not null check (state in ('WAITING', 'SENT')),
  tries integer not null,
  next_try_at text not null,
  status integer not null,
  error text not null,
  created_at text not null,
  sent_at text,
  primary key (site_id, id),
  foreign key (site_id, webhook_id) references webhooks (site_id, id)
);

create index webhook_deliveries_waiting on webhook_deliveries (site_id, webhook_id, state, created_at, step);

drop table alarms;

create table alarms (
  site_id text not null references sites (id),
  kind text not null check (kind in ('MAILS', 'PAYMENTS', 'REFUNDS', 'BOOKS', 'RIGHTS', 'WEBHOOKS')),
  count integer not null check (count > 0),
  detail text not null,
  since text not null,
  primary key (site_id, kind)
);
