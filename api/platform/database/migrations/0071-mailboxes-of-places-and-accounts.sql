-- What is confirmed counts by mailbox, as a hash; of what stands none is known, and nobody's evening is taken away from them.
alter table registrations add column from_mailbox text not null default '';
alter table bookings add column from_mailbox text not null default '';

create index registrations_mailbox on registrations (site_id, element_id, from_mailbox);
create index bookings_mailbox on bookings (site_id, calendar_id, from_mailbox);

-- The address that an account had before a change, for the link that puts it back; `since` is from when its ways in are in doubt.
create table email_undos (
  site_id text not null references sites (id),
  id text not null,
  user_id text not null,
  email text not null,
  email_shown text not null,
  since text not null,
  created_at text not null,
  expires_at text not null,
  primary key (site_id, id),
  foreign key (site_id, user_id) references users (site_id, id)
);

create index email_undos_user on email_undos (site_id, user_id);
