create table passkeys (
  site_id text not null references sites (id),
  id text not null,
  user_id text not null,
  credential_id text not null,
  public_key text not null,
  algorithm integer not null,
  sign_count bigint not null,
  name text not null,
  created_at text not null,
  last_used_at text,
  primary key (site_id, id),
  unique (site_id, credential_id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index passkeys_user on passkeys (site_id, user_id);

create table passkey_challenges (
  site_id text not null references sites (id),
  id text not null,
  user_id text,
  created_at text not null,
  expires_at text not null,
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index passkey_challenges_user on passkey_challenges (site_id, user_id);

alter table tokens add column proven_at text not null default '';
