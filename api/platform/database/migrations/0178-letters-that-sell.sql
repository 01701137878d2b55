-- What a letter shows beside its words, the code that it carries, and for whom among its readers it is.
alter table letters add column wines text not null default '[]';
alter table letters add column image_id text;
alter table letters add column code_id text;
alter table letters add column segment text not null default '{"kind":"ALL","idProduct":null,"year":null,"tag":""}';
