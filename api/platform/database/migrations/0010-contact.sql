create table company_addresses (
  site_id text not null references sites (id),
  id text not null,
  sort_order integer not null,
  types text not null,
  name text not null,
  address text not null,
  address_more text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  phone text not null,
  email text not null,
  latitude integer check (latitude between -90000000 and 90000000),
  longitude integer check (longitude between -180000000 and 180000000),
  primary key (site_id, id)
);

create table component_confs (
  site_id text not null references sites (id),
  id text not null,
  conf text not null,
  updated_at text not null,
  primary key (site_id, id)
);

create table visits (
  site_id text not null references sites (id),
  id text not null,
  day text not null,
  source text not null,
  count integer not null,
  primary key (site_id, id),
  unique (site_id, day, source)
);

create table messages (
  site_id text not null references sites (id),
  id text not null,
  desk text not null check (desk in ('COMPANY', 'WRITER')),
  firstname text not null,
  lastname text not null,
  email text not null,
  phone text not null,
  subject text not null,
  message text not null,
  user_id text,
  created_at text not null,
  is_read integer not null check (is_read in (0, 1)),
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index messages_created on messages (site_id, created_at);

create index messages_user on messages (site_id, user_id);

create table message_spam (
  site_id text not null references sites (id),
  id text not null,
  day text not null,
  reason text not null check (reason in ('TRAP', 'HASTE')),
  count integer not null,
  primary key (site_id, id),
  unique (site_id, day, reason)
);
