drop table alarms;

create table alarms (
  site_id text not null references sites (id),
  kind text not null check (kind in ('MAILS', 'PAYMENTS', 'REFUNDS', 'BOOKS', 'RIGHTS', 'WEBHOOKS', 'BACKUP', 'ASKED', 'LOGINS')),
  count integer not null check (count > 0),
  detail text not null,
  since text not null,
  primary key (site_id, kind)
);
