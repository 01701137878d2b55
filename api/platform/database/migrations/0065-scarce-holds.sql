alter table orders add column hold_minutes integer not null default 1440 check (hold_minutes > 0);
