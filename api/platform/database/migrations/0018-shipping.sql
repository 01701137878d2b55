create table carriers (
  site_id text not null references sites (id),
  id text not null,
  name text not null,
  delivery_type text not null check (delivery_type in ('DELIVERY', 'PICKUP')),
  site_type text not null,
  service_code text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  rates text not null,
  sort_order integer not null,
  primary key (site_id, id)
);

create table pickup_points (
  site_id text not null references sites (id),
  id text not null,
  name text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  latitude integer,
  longitude integer,
  hours text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  primary key (site_id, id)
);
