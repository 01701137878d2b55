-- Mailboxes that want no more mails which ask for a review, as hashes: enough to know them again, not to write to them.
create table review_refusals (
  site_id text not null references sites (id),
  mailbox_hash text not null,
  refused_at text not null,
  primary key (site_id, mailbox_hash)
);
