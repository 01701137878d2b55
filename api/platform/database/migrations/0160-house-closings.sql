-- Days off are told and end by themselves: what stops, the words of their band, and how many days before they are told.
alter table collection_closings add column words text not null default '';
alter table collection_closings add column announce_days integer not null default 7;
alter table collection_closings add column is_told integer not null default 0 check (is_told in (0, 1));
alter table collection_closings add column stops_collection integer not null default 1 check (stops_collection in (0, 1));
alter table collection_closings add column stops_shipping integer not null default 1 check (stops_shipping in (0, 1));
alter table collection_closings add column closes_doors integer not null default 0 check (closes_doors in (0, 1));
alter table collection_closings add column stops_bookings integer not null default 0 check (stops_bookings in (0, 1));
-- How far it was when pages were last made anew.
alter table collection_closings add column was_seen text not null default '';
