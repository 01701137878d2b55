-- What a closed day sold, summed once: by wine and vintage, by way of delivery and of payment, by code, by whether its buyers came back.
create table day_figures (
  site_id text not null references sites (id),
  kind text not null,
  day text not null,
  ref text not null,
  year integer not null,
  name text not null,
  quantity integer not null,
  amount bigint not null,
  primary key (site_id, kind, day, ref, year)
);
