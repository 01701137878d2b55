create table news (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  slug text not null,
  title text not null,
  summary text not null,
  image_id text not null,
  date text not null,
  promoted integer not null check (promoted in (0, 1)),
  is_valid integer not null check (is_valid in (0, 1)),
  is_out integer not null check (is_out in (0, 1)),
  blocks text not null,
  updated_at text not null,
  primary key (site_id, id),
  unique (site_id, lang, slug)
);

create index news_out on news (site_id, lang, is_out, date);

create table blog_folders (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  id_parent text,
  sort_order integer not null,
  slug text not null,
  title text not null,
  summary text not null,
  image_id text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  updated_at text not null,
  primary key (site_id, id),
  unique (site_id, lang, slug),
  foreign key (site_id, id_parent) references blog_folders (site_id, id) deferrable
);

create index blog_folders_parent on blog_folders (site_id, id_parent);

create table blogs (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  folder_id text,
  slug text not null,
  title text not null,
  summary text not null,
  image_id text not null,
  date text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  is_out integer not null check (is_out in (0, 1)),
  blocks text not null,
  updated_at text not null,
  primary key (site_id, id),
  unique (site_id, lang, slug),
  foreign key (site_id, folder_id) references blog_folders (site_id, id)
);

create index blogs_out on blogs (site_id, lang, is_out, date);
create index blogs_folder on blogs (site_id, folder_id);

create table albums (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  sort_order integer not null,
  slug text not null,
  title text not null,
  summary text not null,
  image_id text not null,
  date text,
  pictures text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  updated_at text not null,
  primary key (site_id, id),
  unique (site_id, lang, slug)
);

create table awards (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  sort_order integer not null,
  title text not null,
  summary text not null,
  image_id text not null,
  year integer,
  product_id text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  updated_at text not null,
  primary key (site_id, id)
);

create index awards_product on awards (site_id, product_id);

create table services (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  sort_order integer not null,
  slug text not null,
  title text not null,
  summary text not null,
  image_id text not null,
  tags text not null,
  -- The tags as their addresses say them, each between bars.
  tag_keys text not null,
  for_members integer not null check (for_members in (0, 1)),
  is_valid integer not null check (is_valid in (0, 1)),
  blocks text not null,
  updated_at text not null,
  primary key (site_id, id),
  unique (site_id, lang, slug)
);
