alter table sites add column is_operator integer not null default 0 check (is_operator in (0, 1));

alter table sites add column most_products integer;

alter table sites add column most_megabytes integer;

alter table sites add column most_mails integer;

update sites set is_operator = 1 where (select count(*) from sites) = 1;
