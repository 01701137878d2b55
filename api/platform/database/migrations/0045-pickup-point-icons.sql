alter table pickup_points add column icon text not null default 'SHOP';
