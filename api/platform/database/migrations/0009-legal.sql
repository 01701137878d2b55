create table legal_versions (
  site_id text not null references sites (id),
  kind text not null,
  version integer not null check (version > 0),
  edition integer not null,
  hash text not null,
  body text not null,
  since text not null,
  primary key (site_id, kind, version)
);

create table consent_log (
  site_id text not null references sites (id),
  id text not null,
  choice text not null,
  wording integer not null,
  created_at text not null,
  primary key (site_id, id)
);

create index consent_log_created on consent_log (site_id, created_at);

create table external_apps (
  site_id text not null references sites (id),
  app text not null check (app in ('analytics', 'pixel', 'messenger')),
  config text not null,
  note text not null,
  updated_at text not null,
  primary key (site_id, app)
);

alter table users add column terms_version text;
