-- Places that stand were taken before anybody was asked to confirm theirs: they stay.
alter table registrations add column state text not null default 'CONFIRMED' check (state in ('CONFIRMED', 'WAITING', 'UNASKED', 'LAPSED'));
alter table registrations add column confirm_by text;
alter table registrations add column from_network text not null default '';
alter table registrations add column again_hash text not null default '';

alter table bookings add column state text not null default 'CONFIRMED' check (state in ('CONFIRMED', 'WAITING', 'UNASKED', 'LAPSED'));
alter table bookings add column confirm_by text;
alter table bookings add column from_network text not null default '';
alter table bookings add column token_hash text not null default '';
alter table bookings add column again_hash text not null default '';

create index registrations_waiting on registrations (site_id, state, confirm_by);
create index registrations_network on registrations (site_id, element_id, from_network);
create index registrations_again on registrations (site_id, again_hash);
create index bookings_waiting on bookings (site_id, state, confirm_by);
create index bookings_network on bookings (site_id, calendar_id, from_network);
create index bookings_token on bookings (site_id, token_hash);
create index bookings_again on bookings (site_id, again_hash);
