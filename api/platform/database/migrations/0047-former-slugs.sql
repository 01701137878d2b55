-- Where a thing stood before: `within` is its language, the collection of an element, or nothing for a product.
create table former_slugs (
  site_id text not null references sites (id),
  kind text not null check (kind in ('album', 'blog', 'collection', 'element', 'news', 'product', 'service')),
  within text not null,
  slug text not null,
  thing_id text not null,
  primary key (site_id, kind, within, slug)
);

create index former_slugs_thing on former_slugs (site_id, thing_id);
