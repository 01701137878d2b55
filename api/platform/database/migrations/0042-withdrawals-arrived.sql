alter table withdrawals add column arrived_on text;
