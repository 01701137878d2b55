alter table registrations add column from_block text not null default '';
alter table bookings add column from_block text not null default '';

create index registrations_block on registrations (site_id, element_id, from_block);
create index bookings_block on bookings (site_id, calendar_id, from_block);
