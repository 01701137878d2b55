-- What search engines are told of a product, where it is not its name and its first words.
alter table products add column meta_title text not null default '';
alter table products add column meta_description text not null default '';
