alter table products add column is_shown integer not null default 0 check (is_shown in (0, 1));

update products set is_shown = 1 where is_valid = 1 and deleted_at is null and exists (
  select 1 from declinations
  where declinations.site_id = products.site_id and declinations.product_id = products.id and declinations.deleted_at is null
);

drop index products_price;

create index products_shown_by_price on products (site_id, is_shown, low_price, id);

create index products_shown_by_name on products (site_id, is_shown, name_key, id);
