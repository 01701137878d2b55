-- Goods that come back into the cellar after a sale are told to customs as such, and not as a receipt.
create table stock_movements_wider (
  site_id text not null references sites (id),
  id text not null,
  product_id text not null,
  declination_id text,
  kind text not null check (kind in ('RECEIPT', 'INVENTORY', 'CORRECTION', 'SAMPLE', 'LOSS', 'RETURN')),
  change integer not null,
  stock_after integer not null check (stock_after >= 0),
  reason text not null,
  created_at text not null,
  primary key (site_id, id),
  foreign key (site_id, product_id) references products (site_id, id),
  foreign key (site_id, declination_id) references declinations (site_id, id)
);

insert into stock_movements_wider (site_id, id, product_id, declination_id, kind, change, stock_after, reason, created_at)
select site_id, id, product_id, declination_id, kind, change, stock_after, reason, created_at from stock_movements;

drop table stock_movements;

alter table stock_movements_wider rename to stock_movements;

create index stock_movements_product on stock_movements (site_id, product_id);

create index stock_movements_declination on stock_movements (site_id, declination_id);
