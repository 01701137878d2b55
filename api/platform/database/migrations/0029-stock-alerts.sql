create table stock_alerts (
  site_id text not null references sites (id),
  declination_id text not null,
  email_key text not null,
  email text not null,
  created_at text not null,
  primary key (site_id, declination_id, email_key),
  foreign key (site_id, declination_id) references declinations (site_id, id)
);

create index stock_alerts_email on stock_alerts (site_id, email_key);
