-- Whether an account moves real money, and the address that the program itself had Stripe tell of payments.
alter table payment_providers add column is_live integer not null default 0 check (is_live in (0, 1));

alter table payment_providers add column hook_id text not null default '';

update payment_providers set is_live = 1 where public_key like 'pk_live_%';
