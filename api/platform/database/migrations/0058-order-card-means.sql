alter table orders add column card_means text not null default '';

-- Where only cards were ever offered, they are what was paid with.
update orders set card_means = 'card'
where means = 'CARD' and not exists (
  select 1 from payment_providers
  where payment_providers.site_id = orders.site_id and payment_providers.means <> '["card"]'
);
