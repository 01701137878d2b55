-- What makes an order a gift, as JSON: its card, its wrapping and the day that was wished for; empty where it is none.
alter table orders add column gift text not null default '';

-- What was paid for the wrapping, which the subtotal holds beside the goods, and its rate of VAT in hundredths of a percent.
alter table orders add column wrapping integer not null default 0 check (wrapping >= 0);
alter table orders add column wrapping_rate integer not null default 0;
