-- A reduction may begin and end by itself: the day on which it next turns.
alter table products add column discount_turns_on text;
alter table declinations add column discount_turns_on text;
create index products_discount_turns on products (site_id, discount_turns_on);
create index declinations_discount_turns on declinations (site_id, discount_turns_on);
