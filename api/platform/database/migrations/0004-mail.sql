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

create index outbox_due on outbox (next_try_at) where sent_at is null and failed_at is null;

create index outbox_recipient on outbox (site_id, recipient_key, created_at);

create table job_turns (
  name text primary key,
  due_at text not null,
  lease text,
  lease_until text
);
