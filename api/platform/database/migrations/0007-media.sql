create table images (
  site_id text not null references sites (id),
  id text not null,
  kind text not null check (kind in ('image', 'video', 'document')),
  name text not null,
  mime text not null,
  bytes integer not null check (bytes > 0),
  width integer not null check (width >= 0),
  height integer not null check (height >= 0),
  content_hash text not null,
  external_type text not null,
  external_id text not null,
  external_path text not null,
  alt text not null,
  focal_x integer not null check (focal_x between 0 and 100),
  focal_y integer not null check (focal_y between 0 and 100),
  tone text not null,
  folder text not null,
  created_at text not null,
  deleted_at text,
  primary key (site_id, id)
);

create index images_bytes on images (site_id, content_hash);

create index images_folder on images (site_id, folder, created_at);
