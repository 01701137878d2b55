create table products (
  site_id text not null references sites (id),
  id text not null,
  slug text not null,
  type text not null check (type in ('WINE', 'BOX')),
  kind text not null,
  name text not null,
  name_key text not null,
  search_key text not null,
  reference text not null,
  description text not null,
  story text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  is_vintage integer not null check (is_vintage in (0, 1)),
  has_shipping_fees integer not null check (has_shipping_fees in (0, 1)),
  sell_by_multiple_of integer not null check (sell_by_multiple_of between 1 and 1000),
  price integer not null check (price between 0 and 100000000),
  low_price integer not null check (low_price >= 0),
  discount text not null,
  vat_rate integer not null check (vat_rate between 0 and 10000),
  stock integer not null check (stock >= 0),
  facts text not null,
  meals text not null,
  images text not null,
  variations text not null,
  sort_order integer not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  primary key (site_id, id),
  unique (site_id, slug)
);

create index products_price on products (site_id, low_price);

create table declinations (
  site_id text not null references sites (id),
  id text not null,
  product_id text not null,
  sort_order integer not null,
  year integer check (year between 1800 and 2200),
  price integer not null check (price between 0 and 100000000),
  discount text not null,
  quantity integer not null check (quantity >= 0),
  set_quantity integer not null check (set_quantity between 1 and 1000),
  sell_by_multiple_of integer not null check (sell_by_multiple_of between 1 and 1000),
  capacity_thousandths integer check (capacity_thousandths > 0),
  capacity_unit text not null,
  weight_grams integer not null check (weight_grams >= 0),
  reference text not null,
  variations text not null,
  image_id text,
  facts text not null,
  created_at text not null,
  deleted_at text,
  primary key (site_id, id),
  foreign key (site_id, product_id) references products (site_id, id),
  foreign key (site_id, image_id) references images (site_id, id)
);

create index declinations_product on declinations (site_id, product_id);

create index declinations_image on declinations (site_id, image_id);

create table variations (
  site_id text not null references sites (id),
  id text not null,
  label text not null,
  display_label text,
  primary key (site_id, id)
);

create table tags (
  site_id text not null references sites (id),
  id text not null,
  slug text not null,
  label text not null,
  sort_order integer not null,
  primary key (site_id, id),
  unique (site_id, slug)
);

create table product_tags (
  site_id text not null references sites (id),
  product_id text not null,
  tag_id text not null,
  primary key (site_id, product_id, tag_id),
  foreign key (site_id, product_id) references products (site_id, id),
  foreign key (site_id, tag_id) references tags (site_id, id)
);

create index product_tags_tag on product_tags (site_id, tag_id);

create table box_contents (
  site_id text not null references sites (id),
  box_id text not null,
  declination_id text not null,
  quantity integer not null check (quantity > 0),
  sort_order integer not null,
  primary key (site_id, box_id, declination_id),
  foreign key (site_id, box_id) references products (site_id, id),
  foreign key (site_id, declination_id) references declinations (site_id, id)
);

create index box_contents_declination on box_contents (site_id, declination_id);

create table recommended_products (
  site_id text not null references sites (id),
  product_id text not null,
  recommended_id text not null,
  sort_order integer not null,
  primary key (site_id, product_id, recommended_id),
  foreign key (site_id, product_id) references products (site_id, id),
  foreign key (site_id, recommended_id) references products (site_id, id)
);

create index recommended_products_recommended on recommended_products (site_id, recommended_id);

create table meal_icons (
  site_id text not null references sites (id),
  id text not null,
  label text not null,
  image_id text not null,
  sort_order integer not null,
  primary key (site_id, id),
  foreign key (site_id, image_id) references images (site_id, id)
);

create index meal_icons_image on meal_icons (site_id, image_id);

create table price_ledger (
  site_id text not null references sites (id),
  id text not null,
  declination_id text not null,
  full_price integer not null,
  sold_price integer not null,
  since text not null,
  primary key (site_id, id),
  foreign key (site_id, declination_id) references declinations (site_id, id)
);

create index price_ledger_declination on price_ledger (site_id, declination_id, since);

create table stock_movements (
  site_id text not null references sites (id),
  id text not null,
  product_id text not null,
  declination_id text,
  kind text not null check (kind in ('RECEIPT', 'INVENTORY', 'CORRECTION')),
  change integer not null,
  stock_after integer not null check (stock_after >= 0),
  reason text not null,
  created_at text not null,
  primary key (site_id, id),
  foreign key (site_id, product_id) references products (site_id, id),
  foreign key (site_id, declination_id) references declinations (site_id, id)
);

create index stock_movements_product on stock_movements (site_id, product_id);

create index stock_movements_declination on stock_movements (site_id, declination_id);
