create table papers (
  site_id text not null references sites (id),
  id text not null,
  kind text not null check (kind in ('INVOICE', 'CREDIT')),
  year integer not null,
  number integer not null check (number > 0),
  label text not null,
  order_id text not null,
  invoice_id text,
  reference text not null,
  buyer text not null,
  total integer not null check (total >= 0),
  issued_at text not null,
  day text not null,
  body text not null,
  previous text not null,
  hash text not null,
  primary key (site_id, id),
  unique (site_id, kind, year, number)
);

create unique index papers_invoice on papers (site_id, order_id) where kind = 'INVOICE';

create index papers_order on papers (site_id, order_id);

create index papers_day on papers (site_id, day);

create table paper_series (
  site_id text not null references sites (id),
  series text not null check (series in ('INVOICE', 'CREDIT', 'CLOSING')),
  turns integer not null,
  year integer not null,
  number integer not null,
  last_at text not null,
  last_hash text not null,
  primary key (site_id, series)
);
