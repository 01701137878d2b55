drop table rate_limits;

create table rate_limits (
  site_id text not null references sites (id),
  bucket text not null,
  window_start bigint not null,
  count integer not null,
  primary key (site_id, bucket)
);
