drop index declinations_low;

create index declinations_low on declinations (site_id, deleted_at, alert_limit, quantity, product_id, id, price, year, is_on_sale);
