-- What is said in the house's own fields of a member and of an order, and the words of it by which a member is found.
alter table users add column custom text not null default '{}';
alter table users add column search_key text not null default '';
alter table orders add column custom text not null default '{}';
