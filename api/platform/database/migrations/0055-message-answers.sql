alter table messages add column is_answered integer not null default 0 check (is_answered in (0, 1));
alter table messages add column answer text not null default '';
alter table messages add column answered_at text;
