create table site_settings (
  site_id text not null references sites (id),
  is_winemaker integer not null check (is_winemaker in (0, 1)),
  is_e_commerce integer not null check (is_e_commerce in (0, 1)),
  is_building integer not null check (is_building in (0, 1)),
  technical_file_model text not null,
  dashboard_type text not null,
  banner text not null,
  footer_banner text not null,
  webp integer not null check (webp in (0, 1)),
  dev_urls text not null,
  prod_urls text not null,
  servers text not null,
  primary key (site_id)
);

create table languages (
  site_id text not null references sites (id),
  id text not null,
  code text not null,
  label text not null,
  deepl_code text not null,
  country text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  primary key (site_id, id),
  unique (site_id, code)
);

create table logos (
  site_id text not null references sites (id),
  id text not null,
  type text not null check (type in ('LOGO', 'LOGO_FOOTER', 'LOGO_FAVICON', 'LOGO_LIGHT_THEME')),
  filename text not null,
  alt text not null,
  image_id text not null,
  path text not null,
  primary key (site_id, id),
  unique (site_id, type)
);

create table fonts (
  site_id text not null references sites (id),
  id text not null,
  type text not null check (type in ('TITLE', 'CONTENT', 'MENU')),
  family text not null,
  color text not null,
  size integer not null check (size between 4 and 200),
  weight integer not null check (weight between 100 and 900),
  style text not null check (style in ('normal', 'italic')),
  file text not null,
  primary key (site_id, id),
  unique (site_id, type)
);

create table page_redirects (
  site_id text not null references sites (id),
  lang text not null,
  url text not null,
  page_id text not null,
  primary key (site_id, lang, url),
  foreign key (site_id, page_id) references pages (site_id, id)
);

create index page_redirects_page on page_redirects (site_id, page_id);
create index pages_parent on pages (site_id, id_parent);

update pages set link = replace(replace(replace(link, '"INTERNAL"', '"PAGE"'), '"EXTERNAL"', '"URL"'), '"ACTION"', '"JS"');
