-- Sections of pages that are kept under a name, to be put into other pages as a copy.
create table kept_sections (
  site_id text not null references sites (id),
  id text not null,
  title text not null,
  blocks text not null,
  updated_at text not null,
  primary key (site_id, id)
);
