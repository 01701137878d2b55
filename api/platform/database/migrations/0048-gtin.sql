alter table declinations add column gtin text not null default '';
