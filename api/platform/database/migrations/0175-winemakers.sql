-- Who made the wines: those without a wine of their own made all of them.
create table winemakers (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  sort_order integer not null,
  name text not null,
  role text not null,
  summary text not null,
  image_id text not null,
  products text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  updated_at text not null,
  primary key (site_id, id)
);
