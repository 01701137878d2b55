-- One chain over papers, payments, refunds and closings, signed with a key that does not lie here. `entry` is where in it a row
-- stands; what has none waits for its signature.
create table book_entries (
  site_id text not null references sites (id),
  seq integer not null check (seq > 0),
  kind text not null check (kind in ('START', 'KEY', 'PAPER', 'PAYMENT', 'REFUND', 'CLOSING')),
  ref text not null,
  at text not null,
  body text not null,
  previous text not null,
  hash text not null,
  signing_key text not null,
  signature text not null,
  primary key (site_id, seq)
);

create index book_entries_ref on book_entries (site_id, kind, ref);

create table book_tips (
  site_id text not null references sites (id),
  turns integer not null,
  seq integer not null,
  hash text not null,
  at text not null,
  signing_key text not null,
  signature text not null,
  primary key (site_id)
);

alter table papers add column entry integer;

alter table payments add column entry integer;

alter table refunds add column entry integer;

alter table book_closings add column entry integer;

alter table book_closings add column head text not null default '';

create index papers_unsigned on papers (site_id, issued_at) where entry is null;

create index payments_unsigned on payments (site_id, settled_at) where entry is null and state = 'paid';

create index refunds_unsigned on refunds (site_id, created_at) where entry is null;

create index book_closings_unsigned on book_closings (site_id, number) where entry is null;

-- By what a payment over the counter came, as JSON: cash, terminal, cheque, transfer, each with its sum.
alter table payments add column parts text not null default '[]';
