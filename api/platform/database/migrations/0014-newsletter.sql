create table newsletter_lists (
  site_id text not null references sites (id),
  id text not null,
  sort_order integer not null,
  name text not null,
  description text not null,
  is_valid integer not null check (is_valid in (0, 1)),
  primary key (site_id, id)
);

create table newsletter_subscribers (
  site_id text not null references sites (id),
  id text not null,
  email text not null,
  email_shown text not null,
  firstname text not null,
  lastname text not null,
  state text not null check (state in ('PENDING', 'SUBSCRIBED', 'LEFT')),
  lists text not null,
  source text not null check (source in ('SITE', 'REGISTRATION', 'ACCOUNT')),
  consent text not null,
  asked_at text not null,
  confirmed_at text,
  left_at text,
  proof_hash text,
  proof_ends_at text,
  way_out text not null,
  primary key (site_id, id),
  unique (site_id, email),
  unique (site_id, way_out)
);

create index newsletter_subscribers_proof on newsletter_subscribers (site_id, proof_hash);
