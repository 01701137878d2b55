-- When the mailbox of an account last proved to be its own: apart from `confirmed_at`, which the house may say of somebody it imports.
alter table users add column mailbox_proven_at text;

-- Nobody has a password, or was ever seen, who did not come by their mailbox; what was imported has neither.
update users set mailbox_proven_at = confirmed_at where password_hash is not null or last_seen_at is not null;
