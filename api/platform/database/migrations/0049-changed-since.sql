alter table users add column updated_at text not null default '';
update users set updated_at = created_at;
-- By the moment first: an index that begins with the site would be read for an address as well, and PostgreSQL then takes two
-- who register it at once for a fault, not for a race.
create index users_updated on users (updated_at);
create index orders_updated on orders (updated_at);
