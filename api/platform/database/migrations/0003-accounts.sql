alter table users add column email_shown text not null default '';

alter table users add column password_hash text;

alter table users add column firstname text not null default '';

alter table users add column lastname text not null default '';

alter table users add column phone text not null default '';

alter table users add column birthdate text;

alter table users add column confirmed_at text;

alter table users add column terms_accepted_at text;

alter table users add column newsletter_wanted integer not null default 0 check (newsletter_wanted in (0, 1));

alter table users add column last_seen_at text;

alter table users add column deletion_planned_at text;

alter table users add column deleted_at text;

update users set email_shown = email, confirmed_at = created_at;

alter table tokens add column kind text not null default 'token' check (kind in ('token', 'session'));

alter table tokens add column session_id text not null default '';

alter table tokens add column last_used_at text not null default '';

alter table tokens add column second_factor_passed integer not null default 0 check (second_factor_passed in (0, 1));

create index tokens_user on tokens (site_id, user_id);

create table reset_tokens (
  site_id text not null references sites (id),
  user_id text not null,
  token_hash text not null,
  created_at text not null,
  expires_at text not null,
  primary key (site_id, user_id),
  unique (site_id, token_hash),
  foreign key (site_id, user_id) references users (site_id, id)
);

create table email_proofs (
  site_id text not null references sites (id),
  id text not null,
  user_id text not null,
  kind text not null check (kind in ('account', 'change')),
  email text not null,
  email_shown text not null,
  password_hash text,
  created_at text not null,
  expires_at text not null,
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index email_proofs_user on email_proofs (site_id, user_id);

create table rate_limits (
  site_id text not null references sites (id),
  bucket text not null,
  window_start integer not null,
  count integer not null,
  primary key (site_id, bucket)
);

create table invitations (
  site_id text not null references sites (id),
  id text not null,
  email text not null,
  email_shown text not null,
  role text not null check (role in ('MEMBER', 'ADMIN', 'SUPER_ADMIN')),
  invited_by text not null,
  created_at text not null,
  expires_at text not null,
  primary key (site_id, id),
  unique (site_id, email),
  foreign key (site_id, invited_by) references users (site_id, id)
);

create table second_factors (
  site_id text not null references sites (id),
  user_id text not null,
  secret text not null,
  last_step integer not null,
  created_at text not null,
  confirmed_at text,
  primary key (site_id, user_id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create table recovery_codes (
  site_id text not null references sites (id),
  user_id text not null,
  code_hash text not null,
  primary key (site_id, user_id, code_hash),
  foreign key (site_id, user_id) references users (site_id, id)
);
