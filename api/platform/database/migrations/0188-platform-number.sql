-- The number by which the state knows a platform.
alter table invoicing_platforms add column number text not null default '';
