-- Photographs of bottles made by program: what each shows, how far it is, and the picture that came of it.
create table packshots (
  site_id text not null references sites (id),
  id text not null,
  product_id text not null,
  bottle text not null,
  shot text not null,
  shot_key text not null,
  content_hash text not null,
  has_own_label integer not null check (has_own_label in (0, 1)),
  state text not null check (state in ('waiting', 'making', 'ready', 'failed')),
  progress integer not null default 0,
  tries integer not null default 0,
  fault text not null default '',
  leased_until text,
  image_id text,
  created_at text not null,
  primary key (site_id, id),
  unique (site_id, product_id, shot_key),
  foreign key (site_id, product_id) references products (site_id, id),
  foreign key (site_id, image_id) references images (site_id, id)
);

create index packshots_queue on packshots (state, created_at);

create index packshots_image on packshots (site_id, image_id);
