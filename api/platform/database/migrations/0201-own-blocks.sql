-- Kinds of block that a site has declared for its own pages.
create table own_blocks (
  site_id text not null references sites (id),
  id text not null,
  name text not null,
  label text not null,
  purpose text not null,
  fields text not null,
  template text not null,
  is_used integer not null check (is_used in (0, 1)),
  sort_order integer not null,
  primary key (site_id, id),
  unique (site_id, name)
);
