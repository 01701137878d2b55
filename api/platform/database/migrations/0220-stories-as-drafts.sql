-- What a product is told by, as blocks; empty where its story is plain paragraphs. They stand as long as their words are the story's.
alter table products add column story_blocks text not null default '';

-- The story of a product is written as pages and articles are.
create table new_versions (
  site_id text not null references sites (id),
  id text not null,
  kind text not null check (kind in ('page', 'news', 'blog', 'product')),
  record_id text not null,
  number integer not null check (number > 0),
  blocks text not null,
  hash text not null,
  cause text not null check (cause in ('FIRST', 'PUBLISHED', 'SCHEDULED', 'RESTORED')),
  author_id text not null,
  created_at text not null,
  head text,
  primary key (site_id, id),
  unique (site_id, kind, record_id, number)
);

insert into new_versions (site_id, id, kind, record_id, number, blocks, hash, cause, author_id, created_at, head)
select site_id, id, kind, record_id, number, blocks, hash, cause, author_id, created_at, head from body_versions;

create table new_drafts (
  site_id text not null references sites (id),
  kind text not null check (kind in ('page', 'news', 'blog', 'product')),
  record_id text not null,
  blocks text not null,
  hash text not null,
  base_hash text not null,
  author_id text not null,
  saved_at text not null,
  publish_at text,
  goes_online integer not null default 0 check (goes_online in (0, 1)),
  head text,
  base_head text,
  primary key (site_id, kind, record_id)
);

insert into new_drafts (site_id, kind, record_id, blocks, hash, base_hash, author_id, saved_at, publish_at, goes_online, head, base_head)
select site_id, kind, record_id, blocks, hash, base_hash, author_id, saved_at, publish_at, goes_online, head, base_head from body_drafts;

create table new_previews (
  site_id text not null references sites (id),
  id text not null,
  kind text not null check (kind in ('page', 'news', 'blog', 'product')),
  record_id text not null,
  layout text not null check (layout in ('default', 'page')),
  blocks text not null,
  created_at text not null,
  expires_at text not null,
  head text,
  primary key (site_id, id)
);

insert into new_previews (site_id, id, kind, record_id, layout, blocks, created_at, expires_at, head)
select site_id, id, kind, record_id, layout, blocks, created_at, expires_at, head from body_previews;

drop table body_versions;
drop table body_drafts;
drop table body_previews;
alter table new_versions rename to body_versions;
alter table new_drafts rename to body_drafts;
alter table new_previews rename to body_previews;
create index body_previews_record on body_previews (site_id, kind, record_id);
