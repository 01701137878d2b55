-- A stylesheet of a site's own, as it was written; what browsers are sent is made of it each time.
create table own_styles (
  site_id text not null references sites (id),
  css text not null,
  primary key (site_id)
);
