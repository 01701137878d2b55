-- When a carrier fetches and brings parcels, and whether it needs somebody to call; how long it takes stands with its rates.
-- Its hour is another than the house's where it is given.
alter table carriers add column cut_off integer;
alter table carriers add column pickup_days text not null default '[1,2,3,4,5]';
alter table carriers add column works_saturdays integer not null default 0 check (works_saturdays in (0, 1));
alter table carriers add column wants_phone integer not null default 1 check (wants_phone in (0, 1));

-- The days on which an order was promised, as it was told: when it leaves, and between which days it comes. An order that
-- waits for its money was promised them if the money comes before a moment.
alter table orders add column promised_leave text;
alter table orders add column promised_from text;
alter table orders add column promised_to text;
alter table orders add column promised_by text;
