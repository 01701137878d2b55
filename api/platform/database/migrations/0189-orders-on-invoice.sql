-- Goods that leave before their money comes: how many days a business has to pay, and until which day once they have left.
alter table orders add column invoice_days integer check (invoice_days between 0 and 60);

alter table orders add column due_on text not null default '';
