-- Drafts, versions and previews of whatever is written block by block: of pages, of news and of articles of the blog.
create table body_versions (
  site_id text not null references sites (id),
  id text not null,
  kind text not null check (kind in ('page', 'news', 'blog')),
  record_id text not null,
  number integer not null check (number > 0),
  blocks text not null,
  hash text not null,
  cause text not null check (cause in ('FIRST', 'PUBLISHED', 'SCHEDULED', 'RESTORED')),
  author_id text not null,
  created_at text not null,
  primary key (site_id, id),
  unique (site_id, kind, record_id, number)
);

insert into body_versions (site_id, id, kind, record_id, number, blocks, hash, cause, author_id, created_at)
select site_id, id, 'page', page_id, number, blocks, hash, cause, author_id, created_at from page_versions;

-- A draft may wait to be put online with what it is of.
create table body_drafts (
  site_id text not null references sites (id),
  kind text not null check (kind in ('page', 'news', 'blog')),
  record_id text not null,
  blocks text not null,
  hash text not null,
  base_hash text not null,
  author_id text not null,
  saved_at text not null,
  publish_at text,
  goes_online integer not null default 0 check (goes_online in (0, 1)),
  primary key (site_id, kind, record_id)
);

insert into body_drafts (site_id, kind, record_id, blocks, hash, base_hash, author_id, saved_at, publish_at)
select site_id, 'page', page_id, blocks, hash, base_hash, author_id, saved_at, publish_at from page_drafts;

create table body_previews (
  site_id text not null references sites (id),
  id text not null,
  kind text not null check (kind in ('page', 'news', 'blog')),
  record_id text not null,
  layout text not null check (layout in ('default', 'page')),
  blocks text not null,
  created_at text not null,
  expires_at text not null,
  primary key (site_id, id)
);

insert into body_previews (site_id, id, kind, record_id, layout, blocks, created_at, expires_at)
select site_id, id, 'page', page_id, layout, blocks, created_at, expires_at from page_previews;

create index body_previews_record on body_previews (site_id, kind, record_id);

drop table page_versions;
drop table page_drafts;
drop table page_previews;

-- What was done to them can still be taken back. Within a row its texts have their quotation marks escaped: only names of columns read so.
update undo_rows set
  row_before = replace(row_before, '"page_id":', '"kind":"page","record_id":'),
  row_after = replace(row_after, '"page_id":', '"kind":"page","record_id":')
where table_name in ('page_versions', 'page_drafts');
update undo_rows set table_name = 'body_versions' where table_name = 'page_versions';
update undo_rows set table_name = 'body_drafts' where table_name = 'page_drafts';
