-- Periods that end up to here were looked at: their reports wait or are gone, or there was nothing to tell.
alter table invoicing_platforms add column told_to text not null default '';
