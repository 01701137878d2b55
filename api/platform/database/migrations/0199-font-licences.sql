-- By what right a site shows a font file of its own, and what the file itself says may be done with it; empty where nobody has looked.
alter table font_files add column licence text not null default '';
alter table font_files add column is_free integer not null default 0 check (is_free in (0, 1));
alter table font_files add column embedding text not null default '' check (embedding in ('', 'INSTALLABLE', 'EDITABLE', 'PREVIEW', 'BITMAP', 'UNSAID'));
