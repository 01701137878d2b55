-- A short film of a product: a file of the site, empty for none.
alter table products add column film text not null default '';
