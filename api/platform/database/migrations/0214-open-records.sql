-- Who of the staff has which screen open, for as long as that is likely; a row is worth nothing once it has ended.
create table open_records (
  site_id text not null references sites (id),
  user_id text not null,
  record text not null,
  since text not null,
  ends_at text not null,
  primary key (site_id, user_id, record),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index open_records_record on open_records (site_id, record);
