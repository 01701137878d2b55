-- Fields that a house defines for its own things, and what is said in them of a product.
create table custom_fields (
  site_id text not null references sites (id),
  id text not null,
  subject text not null check (subject in ('PRODUCT', 'PAGE', 'MEMBER', 'ORDER')),
  field_key text not null,
  label text not null,
  help text not null,
  kind text not null check (kind in ('LINE', 'TEXT', 'NUMBER', 'FLAG', 'DAY', 'CHOICE', 'LINK')),
  choices text not null,
  is_required integer not null check (is_required in (0, 1)),
  spots text not null,
  is_searched integer not null check (is_searched in (0, 1)),
  is_used integer not null check (is_used in (0, 1)),
  sort_order integer not null,
  primary key (site_id, id),
  unique (site_id, subject, field_key)
);

alter table products add column custom text not null default '{}';
