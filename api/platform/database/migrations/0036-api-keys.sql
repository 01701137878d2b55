create table api_keys (
  site_id text not null references sites (id),
  id text not null,
  name text not null,
  key_hash text not null,
  hint text not null,
  areas text not null,
  may_write integer not null check (may_write in (0, 1)),
  created_by text not null,
  created_at text not null,
  expires_on text,
  last_used_at text,
  primary key (site_id, id),
  unique (site_id, key_hash),
  foreign key (site_id, created_by) references users (site_id, id)
);

alter table audit_entries add column key_name text not null default '';
