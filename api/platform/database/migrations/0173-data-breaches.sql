-- What happened to data of people against the house's will, and what was done about it (GDPR, article 33(5)).
create table data_breaches (
  site_id text not null references sites (id),
  id text not null,
  found_at text not null,
  what text not null,
  concerned text not null,
  consequences text not null,
  measures text not null,
  risk text not null check (risk in ('NONE', 'RISK', 'HIGH')),
  notified_on text,
  told_on text,
  created_at text not null,
  updated_at text not null,
  primary key (site_id, id)
);
