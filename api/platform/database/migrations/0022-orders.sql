create table orders (
  site_id text not null references sites (id),
  id text not null,
  reference text not null,
  token text not null,
  checkout text,
  checkout_hash text not null,
  user_id text,
  email text not null,
  email_key text not null,
  phone text not null,
  message text not null,
  means text not null check (means in ('CARD', 'TRANSFER', 'CHEQUE', 'ON_COLLECTION')),
  payment_state text not null check (payment_state in ('awaiting', 'failed', 'paid', 'partly_refunded', 'refunded', 'expired')),
  fulfilment_state text not null check (
    fulfilment_state in ('new', 'preparing', 'partly_shipped', 'shipped', 'ready', 'completed', 'cancelled')
  ),
  delivery_type text not null check (delivery_type in ('DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY')),
  delivery text not null,
  delivery_address text,
  billing_address text not null,
  slot_id text,
  slot_day text,
  slot_moment text,
  subtotal integer not null check (subtotal >= 0),
  discount integer not null check (discount >= 0),
  shipping_discount integer not null check (shipping_discount >= 0),
  shipping_fees integer not null check (shipping_fees >= 0),
  total integer not null check (total >= 0),
  paid integer not null check (paid >= 0),
  refunded integer not null check (refunded >= 0),
  vat text not null,
  discount_code_id text,
  discount_code text not null,
  terms_version integer not null,
  is_adult_declared integer not null check (is_adult_declared in (0, 1)),
  is_holding integer not null check (is_holding in (0, 1)),
  tracking text not null,
  steps integer not null check (steps >= 0),
  last_hash text not null,
  placed_at text not null,
  expires_at text,
  sent_at text,
  reminded_at text,
  review_asked_at text,
  updated_at text not null,
  primary key (site_id, id),
  unique (site_id, reference),
  unique (site_id, token),
  unique (site_id, checkout),
  foreign key (site_id, user_id) references users (site_id, id),
  foreign key (site_id, slot_id) references collection_slots (site_id, id),
  foreign key (site_id, discount_code_id) references discount_codes (site_id, id),
  check (subtotal - discount + shipping_fees = total),
  check (refunded <= paid)
);

create index orders_user on orders (site_id, user_id);

create index orders_email on orders (site_id, email_key);

create index orders_slot on orders (site_id, slot_id, slot_day);

create index orders_code on orders (site_id, discount_code_id, email_key);

create index orders_expiry on orders (site_id, expires_at) where is_holding = 1;

create index orders_review on orders (site_id, sent_at) where review_asked_at is null;

create table order_lines (
  site_id text not null references sites (id),
  order_id text not null,
  place integer not null,
  product_id text not null,
  declination_id text not null,
  name text not null,
  details text not null,
  quantity integer not null check (quantity > 0),
  unit_price integer not null check (unit_price >= 0),
  amount_before integer not null check (amount_before >= 0),
  amount_after integer not null check (amount_after >= 0),
  amount_paid integer not null check (amount_paid >= 0),
  vat_rate integer not null,
  primary key (site_id, order_id, place),
  foreign key (site_id, order_id) references orders (site_id, id)
);

create table order_stock (
  site_id text not null references sites (id),
  order_id text not null,
  place text not null check (place in ('declination', 'product')),
  item_id text not null,
  quantity integer not null check (quantity > 0),
  primary key (site_id, order_id, place, item_id),
  foreign key (site_id, order_id) references orders (site_id, id)
);

create index order_stock_item on order_stock (site_id, place, item_id);

create table order_history (
  site_id text not null references sites (id),
  order_id text not null,
  step integer not null check (step > 0),
  machine text not null check (machine in ('order', 'payment', 'fulfilment')),
  from_state text not null,
  to_state text not null,
  done_by text not null check (done_by in ('buyer', 'owner', 'provider', 'clock')),
  amount integer not null,
  detail text not null,
  created_at text not null,
  hash text not null,
  primary key (site_id, order_id, step),
  foreign key (site_id, order_id) references orders (site_id, id)
);
