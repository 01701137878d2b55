create table addresses (
  site_id text not null references sites (id),
  id text not null,
  user_id text not null,
  firstname text not null,
  lastname text not null,
  address text not null,
  address_more text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  phone text not null,
  created_at text not null,
  updated_at text not null,
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index addresses_user on addresses (site_id, user_id);

create table rights_requests (
  site_id text not null references sites (id),
  id text not null,
  kind text not null check (kind in ('ACCESS', 'RECTIFICATION', 'ERASURE', 'PORTABILITY', 'OPPOSITION')),
  firstname text not null,
  lastname text not null,
  email text not null,
  message text not null,
  user_id text,
  created_at text not null,
  due_on text not null,
  state text not null check (state in ('WAITING', 'GRANTED', 'REFUSED')),
  answer text not null,
  answered_at text,
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index rights_requests_due on rights_requests (site_id, state, due_on);

create index rights_requests_user on rights_requests (site_id, user_id);

create table idle_warnings (
  site_id text not null references sites (id),
  user_id text not null,
  warned_at text not null,
  primary key (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id)
);
