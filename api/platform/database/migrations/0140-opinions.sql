create table opinions (
  site_id text not null references sites (id),
  id text not null,
  order_id text not null,
  product_id text not null,
  product_name text not null,
  detail text not null,
  author text not null,
  rating integer not null check (rating between 1 and 5),
  text text not null,
  state text not null check (state in ('WAITING', 'PUBLISHED', 'REFUSED')),
  refusal text not null,
  answer text not null,
  experienced_on text not null,
  created_at text not null,
  decided_at text,
  answered_at text,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id)
);

create unique index opinions_order on opinions (site_id, order_id, product_id);

create index opinions_product on opinions (site_id, product_id, state, decided_at);

create index opinions_created on opinions (site_id, created_at);

alter table products add column opinion_count integer not null default 0;

alter table products add column opinion_sum integer not null default 0;
