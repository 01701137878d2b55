-- How a site is to look, apart from what visitors see; the key opens its preview.
create table look_drafts (
  site_id text not null references sites (id),
  look text not null,
  hash text not null,
  base_hash text not null,
  preview_key text not null,
  author_id text not null,
  saved_at text not null,
  publish_at text,
  primary key (site_id)
);

-- How a site has looked, numbered; the newest is how it was left by the last publication.
create table look_versions (
  site_id text not null references sites (id),
  id text not null,
  number integer not null,
  look text not null,
  hash text not null,
  created_at text not null,
  primary key (site_id, id),
  unique (site_id, number)
);
