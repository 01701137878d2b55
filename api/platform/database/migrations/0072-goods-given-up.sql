-- What one unit of a line takes from the cellar, as it was placed, so that a part of an order can be given back as exactly as the
-- whole. Nothing is known of it where an order was placed before.
alter table order_lines add column takes text;

-- Whether what had not left of a withdrawal stands on the shelf again: it does so once.
alter table withdrawals add column is_released integer not null default 0 check (is_released in (0, 1));
