-- What the house keeps of a client for itself, by the one form of their address: a note, and words to find them by.
create table client_cards (
  site_id text not null references sites (id),
  email_key text not null,
  note text not null,
  updated_at text not null,
  primary key (site_id, email_key)
);

create table client_tags (
  site_id text not null references sites (id),
  email_key text not null,
  tag text not null,
  primary key (site_id, email_key, tag),
  foreign key (site_id, email_key) references client_cards (site_id, email_key)
);

create index client_tags_tag on client_tags (site_id, tag, email_key);

alter table messages add column email_key text not null default '';

update messages set email_key = lower(trim(email));

create index messages_client on messages (site_id, email_key, created_at, id);

-- Who ordered, how much and when last, and by which words they are found, told without reading their orders.
drop index orders_email;

create index orders_clients on orders (site_id, email_key, placed_at, id, paid, refunded);

drop index orders_search;

create index orders_search on orders (site_id, placed_at, id, search_key, email_key);
