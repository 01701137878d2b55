-- What is confirmed counts by mailbox, as a hash; of what stands none is known, and nobody's evening is taken away from them.
alter table registrations add column from_mailbox text not null default '';
alter table bookings add column from_mailbox text not null default '';

create index registrations_mailbox on registrations (site_id, element_id, from_mailbox);
create index bookings_mailbox on bookings (site_id, calendar_id, from_mailbox);
