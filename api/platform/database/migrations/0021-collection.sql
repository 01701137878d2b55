create table collection_slots (
  site_id text not null references sites (id),
  id text not null,
  address_id text not null,
  weekday integer not null check (weekday between 1 and 7),
  opens integer not null check (opens between 0 and 1439),
  closes integer not null check (closes between 1 and 1440),
  capacity integer not null check (capacity between 1 and 10000),
  lead_hours integer not null check (lead_hours between 0 and 2160),
  is_valid integer not null check (is_valid in (0, 1)),
  deleted_at text,
  primary key (site_id, id),
  check (opens < closes)
);

create index collection_slots_address on collection_slots (site_id, address_id);

create table collection_closings (
  site_id text not null references sites (id),
  id text not null,
  first_day text not null,
  last_day text not null,
  note text not null,
  primary key (site_id, id),
  check (first_day <= last_day)
);

create table collection_days (
  site_id text not null references sites (id),
  slot_id text not null,
  day text not null,
  taken integer not null check (taken >= 0),
  primary key (site_id, slot_id, day),
  foreign key (site_id, slot_id) references collection_slots (site_id, id)
);
