create table font_files (
  site_id text not null references sites (id),
  name text not null,
  mime text not null,
  content text not null,
  created_at text not null,
  primary key (site_id, name)
);
