create table popups (
  site_id text not null references sites (id),
  id text not null,
  title text not null,
  blocks text not null,
  pages text not null,
  show_on_reload integer not null check (show_on_reload in (0, 1)),
  delay integer not null,
  promotes_wine integer not null check (promotes_wine in (0, 1)),
  is_valid integer not null check (is_valid in (0, 1)),
  starts_at text,
  ends_at text,
  was_open integer not null check (was_open in (0, 1)),
  updated_at text not null,
  primary key (site_id, id)
);
