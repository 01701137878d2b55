create table collections (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  sort_order integer not null,
  route text not null,
  title text not null,
  summary text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  updated_at text not null,
  primary key (site_id, id),
  unique (site_id, lang, route)
);

create table elements (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  collection_id text not null,
  slug text not null,
  title text not null,
  summary text not null,
  image_id text not null,
  date text,
  -- How many places there are; none where nobody registers.
  places integer check (places >= 0),
  taken integer not null check (taken >= 0),
  for_members integer not null check (for_members in (0, 1)),
  is_valid integer not null check (is_valid in (0, 1)),
  blocks text not null,
  updated_at text not null,
  primary key (site_id, id),
  unique (site_id, collection_id, slug),
  foreign key (site_id, collection_id) references collections (site_id, id)
);

create table registrations (
  site_id text not null references sites (id),
  id text not null,
  element_id text not null,
  user_id text,
  firstname text not null,
  lastname text not null,
  email text not null,
  phone text not null,
  message text not null,
  places integer not null check (places > 0),
  token_hash text not null,
  created_at text not null,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, element_id) references elements (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index registrations_element on registrations (site_id, element_id, created_at);
create index registrations_user on registrations (site_id, user_id);

create table reviews (
  site_id text not null references sites (id),
  id text not null,
  rank integer not null,
  author text not null,
  rating integer not null check (rating between 1 and 5),
  text text not null,
  date text not null,
  fetched_at text not null,
  primary key (site_id, id)
);
