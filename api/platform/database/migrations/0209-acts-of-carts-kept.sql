-- By what the last acts of adding that were named are known, the newest first: of two tabs each sends its own once more.
alter table carts rename column last_act to acts;
