-- How it is known that a withdrawal is its buyer's: whoever named the order by its number and address alone has not shown it.
-- Those that were declared before counted as shown.
alter table withdrawals add column proof text not null default 'SHOWN' check (proof in ('NAMED', 'SHOWN', 'DISOWNED'));
