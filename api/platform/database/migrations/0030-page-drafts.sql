create table page_versions (
  site_id text not null references sites (id),
  id text not null,
  page_id text not null,
  number integer not null check (number > 0),
  blocks text not null,
  hash text not null,
  cause text not null check (cause in ('FIRST', 'PUBLISHED', 'SCHEDULED', 'RESTORED')),
  author_id text not null,
  created_at text not null,
  primary key (site_id, id),
  unique (site_id, page_id, number),
  foreign key (site_id, page_id) references pages (site_id, id)
);

create table page_drafts (
  site_id text not null references sites (id),
  page_id text not null,
  blocks text not null,
  hash text not null,
  base_hash text not null,
  author_id text not null,
  saved_at text not null,
  publish_at text,
  primary key (site_id, page_id),
  foreign key (site_id, page_id) references pages (site_id, id)
);

create table page_previews (
  site_id text not null references sites (id),
  id text not null,
  page_id text not null,
  layout text not null check (layout in ('default', 'page')),
  blocks text not null,
  created_at text not null,
  expires_at text not null,
  primary key (site_id, id),
  foreign key (site_id, page_id) references pages (site_id, id)
);

create index page_previews_page on page_previews (site_id, page_id);
