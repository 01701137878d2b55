-- Where a carrier is: the document that travels with wine names who carries it, and their address.
alter table carriers add column address text not null default '';
