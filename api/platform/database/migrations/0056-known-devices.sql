create table known_devices (
  site_id text not null references sites (id),
  id text not null,
  user_id text not null,
  created_at text not null,
  last_used_at text not null,
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index known_devices_user on known_devices (site_id, user_id);

create table new_login_proofs (
  site_id text not null references sites (id),
  id text not null,
  user_id text not null,
  created_at text not null,
  expires_at text not null,
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index new_login_proofs_user on new_login_proofs (site_id, user_id);
