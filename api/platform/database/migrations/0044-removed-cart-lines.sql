alter table carts add column removed text not null default '';
