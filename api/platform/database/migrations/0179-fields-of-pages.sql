-- What is said in the house's own fields of a page, and the words of it by which its owner finds it.
alter table pages add column custom text not null default '{}';
alter table pages add column search_key text not null default '';
