-- Which mailbox a wish reaches, whatever its spelling; the network it came from, as a hash; and when it is next tried.
alter table stock_alerts add column mailbox_key text not null default '';
alter table stock_alerts add column from_network text not null default '';
alter table stock_alerts add column next_try_at text not null default '';
alter table stock_alerts add column tries integer not null default 0;

-- Nobody knows where older wishes came from: each counts as a network of its own.
update stock_alerts set mailbox_key = email_key, from_network = email_key, next_try_at = created_at;

create index stock_alerts_mailbox on stock_alerts (site_id, mailbox_key);
create index stock_alerts_network on stock_alerts (site_id, from_network);
