-- Orders of one mailbox are counted together, however it is spelled; of those that stand the spelling itself is all that is known.
alter table orders add column mailbox_key text not null default '';
update orders set mailbox_key = email_key;

drop index orders_code;
create index orders_code on orders (site_id, discount_code_id, mailbox_key);
create index orders_mailbox on orders (site_id, mailbox_key);
