create table outbox (
  site_id text not null references sites (id),
  id text not null,
  kind text not null,
  recipient text not null,
  recipient_key text not null,
  params text not null,
  message_id text not null,
  created_at text not null,
  next_try_at text not null,
  tries integer not null,
  lease text,
  lease_until text,
  sent_at text,
  failed_at text,
  last_error text,
  primary key (site_id, id)
);
