-- What was typed with a registration waits beside its own link: the account takes it from whoever shows to have typed it, not from whoever came last.
alter table email_proofs add column profile text not null default '';
