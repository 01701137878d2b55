-- Which moment the jobs saw last, and the last of those that nobody has cause to doubt: one row for the whole machine.
create table clock_seen (
  name text primary key,
  seen_at text not null,
  trusted_at text not null
);

drop table alarms;

create table alarms (
  site_id text not null references sites (id),
  kind text not null check (kind in ('MAILS', 'PAYMENTS', 'REFUNDS', 'BOOKS', 'RIGHTS', 'WEBHOOKS', 'BACKUP', 'ASKED', 'LOGINS', 'CLOCK')),
  count integer not null check (count > 0),
  detail text not null,
  since text not null,
  primary key (site_id, kind)
);
