alter table pages add column for_members integer not null default 0 check (for_members in (0, 1));

-- The page of the site's own language that this one says in another.
alter table pages add column translation_of text;
