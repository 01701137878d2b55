-- The browser that a registration was typed in: only there does its password wait for the link of the mail.
alter table email_proofs add column mark_hash text;

-- Links that are on their way ask for a password, for nobody knows who typed the one beside them.
update email_proofs set password_hash = null;
