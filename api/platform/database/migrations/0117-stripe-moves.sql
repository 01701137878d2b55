-- What Stripe kept for itself and what it paid out, as its account tells it: in the order of its journal, each once.
create table stripe_moves (
  site_id text not null references sites (id),
  id text not null,
  kind text not null,
  fee integer not null,
  payout integer not null,
  created_at text not null,
  primary key (site_id, id)
);

create index stripe_moves_created on stripe_moves (site_id, created_at);
