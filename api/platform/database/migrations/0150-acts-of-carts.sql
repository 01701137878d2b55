-- By what the last act of adding that was named is known: sent once more, it adds nothing more.
alter table carts add column last_act text not null default '';
