-- What a claim was answered with: how many of which lines were paid back, and how many sent anew.
alter table claims add column settled text not null default '[]';
