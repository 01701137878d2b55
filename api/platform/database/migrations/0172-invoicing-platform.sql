-- The platform that carries a site's electronic invoices, and all that went through it.
create table invoicing_platforms (
  site_id text not null references sites (id),
  id text not null check (id = 'platform'),
  name text not null,
  url text not null,
  token_url text not null,
  client_id text not null,
  secret text not null,
  is_active integer not null check (is_active in (0, 1)),
  -- Papers and periods from this day on are handed over.
  since text not null,
  -- Papers issued up to here were looked at, and changes up to there were read.
  looked_to text not null,
  heard_to text not null,
  heard_at text,
  failing_since text,
  error text not null,
  updated_at text not null,
  primary key (site_id, id)
);

create table flows (
  site_id text not null references sites (id),
  id text not null,
  kind text not null check (kind in ('INVOICE', 'CREDIT', 'REPORT', 'RECEIVED')),
  -- What it carries: a paper, the days of a report, or the number that the platform gave it.
  ref text not null,
  name text not null,
  state text not null check (state in ('WAITING', 'SENT', 'ACCEPTED', 'REFUSED', 'RECEIVED')),
  flow_id text not null,
  tries integer not null,
  next_try_at text not null,
  error text not null,
  created_at text not null,
  sent_at text,
  changed_at text not null,
  -- Of what came: the file itself.
  file_type text not null,
  content text not null,
  primary key (site_id, id),
  unique (site_id, kind, ref)
);

create index flows_waiting on flows (site_id, state, next_try_at);

create index flows_by_number on flows (site_id, flow_id);
