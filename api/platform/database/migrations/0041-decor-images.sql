alter table images add column is_decor integer not null default 0 check (is_decor in (0, 1));
