create table parameters (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  type text not null,
  kind text not null check (kind in ('STRING', 'TEXT', 'BOOLEAN', 'NUMBER', 'LINK')),
  label text not null,
  value text not null,
  primary key (site_id, id),
  unique (site_id, lang, type)
);

create table pages (
  site_id text not null references sites (id),
  id text not null,
  lang text not null,
  id_parent text,
  sort_order integer not null,
  type text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  show_in_menu integer not null check (show_in_menu in (0, 1)),
  is_fixed_on_right integer not null check (is_fixed_on_right in (0, 1)),
  use_absolute_menu integer not null check (use_absolute_menu in (0, 1)),
  reload integer not null check (reload in (0, 1)),
  is_text integer not null check (is_text in (0, 1)),
  menu_icon text not null,
  cms text not null,
  link text not null,
  title text not null,
  url text not null,
  menu_title text not null,
  meta_description text not null,
  blocks text not null,
  updated_at text not null,
  primary key (site_id, id),
  unique (site_id, lang, url),
  foreign key (site_id, id_parent) references pages (site_id, id) deferrable
);
