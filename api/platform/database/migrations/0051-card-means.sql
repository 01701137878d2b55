alter table payment_providers add column means text not null default '["card"]';
