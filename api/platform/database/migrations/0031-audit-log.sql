create table audit_entries (
  site_id text not null references sites (id),
  id text not null,
  created_at text not null,
  day text not null,
  user_id text not null,
  role text not null,
  call text not null,
  act text not null check (act in ('CREATE', 'CHANGE', 'REMOVE', 'DO', 'EXPORT', 'UNDO')),
  resource text not null,
  thing_id text not null,
  name text not null,
  changes text not null,
  -- Whether it can be taken back; what stands in the way for good is said in `never`.
  undo text not null check (undo in ('OPEN', 'DONE', 'NEVER')),
  never text not null,
  undoes text not null,
  primary key (site_id, id)
);

create index audit_entries_created on audit_entries (site_id, created_at);

create index audit_entries_thing on audit_entries (site_id, resource, thing_id);

-- What each row was before an owner's act and after it, in the order of the writes.
create table undo_rows (
  site_id text not null references sites (id),
  entry_id text not null,
  place integer not null,
  table_name text not null,
  row_before text,
  row_after text,
  created_at text not null,
  primary key (site_id, entry_id, place),
  foreign key (site_id, entry_id) references audit_entries (site_id, id)
);

create index undo_rows_created on undo_rows (site_id, created_at);
