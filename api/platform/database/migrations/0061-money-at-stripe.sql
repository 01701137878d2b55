-- Who made a refund: the shop, its owner in the pages of Stripe, or a bank that decided a dispute.
alter table refunds add column source text not null default 'shop' check (source in ('shop', 'stripe', 'dispute'));

-- A dispute that is won after all brings back what it took; what was written stays.
alter table refunds add column taken_back_at text;

create index refunds_provider on refunds (site_id, provider_id);

create table disputes (
  site_id text not null references sites (id),
  id text not null,
  order_id text not null,
  payment_id text not null,
  state text not null check (state in ('open', 'review', 'won', 'lost', 'closed')),
  amount integer not null check (amount > 0),
  reason text not null,
  due_at text,
  created_at text not null,
  updated_at text not null,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders (site_id, id),
  foreign key (site_id, payment_id) references payments (site_id, id)
);

create index disputes_order on disputes (site_id, order_id);

create index disputes_payment on disputes (site_id, payment_id);

create index disputes_open on disputes (site_id, due_at) where state = 'open';

-- Money that moved at Stripe and is in no books; without a foreign key, for its payment may be nobody's.
create table payment_faults (
  site_id text not null references sites (id),
  id text not null,
  kind text not null check (kind in ('refund', 'dispute')),
  fault text not null check (fault in ('unknown', 'site', 'currency', 'amount')),
  amount integer not null,
  currency text not null,
  order_id text,
  created_at text not null,
  primary key (site_id, id)
);

create table unknown_payment_events (
  site_id text not null references sites (id),
  kind text not null,
  count integer not null check (count > 0),
  last_at text not null,
  primary key (site_id, kind)
);
