alter table carriers add column tracking_address text not null default '';
