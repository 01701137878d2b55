create table carts (
  site_id text not null references sites (id),
  id text not null,
  user_id text,
  merged_into text,
  last_line integer not null check (last_line between -1 and 99999),
  delivery text not null,
  quoted_for text not null,
  quoted_until text not null,
  quoting_until text not null,
  entries text not null,
  entries_at text not null,
  created_at text not null,
  used_at text not null,
  primary key (site_id, id),
  unique (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index carts_used on carts (site_id, used_at);

create table cart_lines (
  site_id text not null references sites (id),
  cart_id text not null,
  id integer not null check (id between 0 and 99999),
  declination_id text not null,
  quantity integer not null check (quantity between 1 and 10000),
  seen_price integer not null check (seen_price >= 0),
  added_at text not null,
  primary key (site_id, cart_id, id),
  unique (site_id, cart_id, declination_id),
  foreign key (site_id, cart_id) references carts (site_id, id),
  foreign key (site_id, declination_id) references declinations (site_id, id)
);

create index cart_lines_declination on cart_lines (site_id, declination_id);
