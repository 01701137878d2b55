-- A vintage or size may be taken off sale and put on it again, with its stock, its price and its history as they are.
alter table declinations add column is_on_sale integer not null default 1 check (is_on_sale in (0, 1));

-- What visitors find a product by, where some of its vintages are off sale: else it is what its owner finds it by.
alter table products add column shop_key text;
