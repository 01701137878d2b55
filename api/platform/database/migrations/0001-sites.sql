create table sites (
  id text primary key,
  name text not null,
  origin text not null unique,
  status text not null check (status in ('open', 'suspended')),
  lang text not null,
  created_at text not null
);

create table site_hosts (
  host text primary key,
  site_id text not null references sites (id)
);

create index site_hosts_site on site_hosts (site_id);

create table content_versions (
  site_id text not null references sites (id),
  version integer not null,
  primary key (site_id)
);

create table users (
  site_id text not null references sites (id),
  id text not null,
  email text not null,
  role text not null check (role in ('MEMBER', 'ADMIN', 'SUPER_ADMIN')),
  created_at text not null,
  primary key (site_id, id),
  unique (site_id, email)
);

create table tokens (
  site_id text not null references sites (id),
  id text not null,
  user_id text not null,
  created_at text not null,
  expires_at text not null,
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);
