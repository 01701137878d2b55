drop index orders_placed;

create index orders_placed on orders (site_id, placed_at, id, payment_state, fulfilment_state, paid, refunded, total, sent_at, is_adult_declared);

drop index orders_payment;

create index orders_payment on orders (site_id, payment_state, placed_at, id, fulfilment_state, total, is_holding);

drop index orders_open;

create index orders_open on orders (site_id, fulfilment_state, payment_state, delivery_type, placed_at, id, promised_leave, total, means, is_holding, invoice_days, reference) where fulfilment_state in ('new', 'preparing', 'partly_shipped', 'ready');

drop index papers_issued;

create index papers_issued on papers (site_id, issued_at, id, kind, number, label, reference, buyer, total, order_id);

create index papers_kind on papers (site_id, kind, issued_at, id, label, reference, buyer, total, order_id);

create index papers_union on papers (site_id, year) where body like '%"territory":"UNION"%';

create index products_live on products (site_id, deleted_at, sort_order, id);

create index users_members on users (site_id, role, deleted_at, email, created_at, id);

create index declinations_low on declinations (site_id, deleted_at, alert_limit, quantity, product_id, id, price, year);
