alter table carts add column key_hash text not null default '';
alter table carts add column followed_until text not null default '';
alter table orders add column holder_hash text not null default '';
update carts set entries = '', entries_at = '', removed = '' where user_id is null
