-- In which words its buyer declared their age, or the house that it has seen it; what stood in is_adult_declared before was never asked.
alter table orders add column age_words text not null default '';

-- The band for minors is no choice of whoever sells wine.
delete from parameters where type = 'HIDE_MINORS_BAND';
