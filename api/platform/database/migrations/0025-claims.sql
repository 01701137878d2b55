create table claims (
  site_id text not null references sites (id),
  id text not null,
  order_id text not null,
  reference text not null,
  kind text not null check (kind in ('BREAKAGE', 'LOST', 'RETURNED', 'OTHER')),
  state text not null check (state in ('OPEN', 'ANSWERED')),
  message text not null,
  answer text not null,
  created_at text not null,
  answered_at text,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id)
);

create index claims_order on claims (site_id, order_id);

create index claims_created on claims (site_id, created_at);

create table claim_files (
  site_id text not null references sites (id),
  id text not null,
  claim_id text not null,
  name text not null,
  mime text not null,
  bytes integer not null,
  content_hash text not null,
  primary key (site_id, id),
  foreign key (site_id, claim_id) references claims (site_id, id)
);

create index claim_files_claim on claim_files (site_id, claim_id);
