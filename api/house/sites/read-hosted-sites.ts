import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { HostedSite } from '../../platform/ports/site-office.ts'

const megabyte = 1024 * 1024

/** The sites of a database, or one of them, with what each comes to. */
export async function readHostedSites(db: Database, id?: string): Promise<HostedSite[]> {
  const all = db.read.selectFrom('sites').selectAll().orderBy('name').orderBy('id')
  const sites = await (id === undefined ? all : all.where('id', '=', id)).execute()
  const [products, orders, images, files, photos] = await countAll(db)
  return sites.map((site) => ({
    id: site.id,
    name: site.name,
    host: new URL(site.origin).host,
    createdAt: site.created_at,
    isOpen: site.status === 'open',
    isOperator: site.is_operator === 1,
    products: products(site.id),
    orders: orders(site.id),
    megabytes: Math.ceil((images(site.id) + files(site.id) + photos(site.id)) / megabyte),
    mostProducts: site.most_products,
    mostMegabytes: site.most_megabytes,
    mostMails: site.most_mails,
  }))
}

/** Counts over all sites at once: a query a table, however many sites there are. */
function countAll({ read }: Database) {
  const products = read.selectFrom('products').where('deleted_at', 'is', null).groupBy('site_id')
  const orders = read.selectFrom('orders').groupBy('site_id')
  const images = read.selectFrom('images').where('deleted_at', 'is', null).groupBy('site_id')
  const files = read.selectFrom('form_files').groupBy('site_id')
  const photos = read.selectFrom('claim_files').groupBy('site_id')
  return Promise.all([
    products
      .select(({ fn }) => ['site_id', fn.countAll().as('count')])
      .execute()
      .then(bySite),
    orders
      .select(({ fn }) => ['site_id', fn.countAll().as('count')])
      .execute()
      .then(bySite),
    images
      .select(({ fn }) => ['site_id', fn.sum(sql`bytes + coalesce(whole_bytes, 0)`).as('count')])
      .execute()
      .then(bySite),
    files
      .select(({ fn }) => ['site_id', fn.sum('bytes').as('count')])
      .execute()
      .then(bySite),
    photos
      .select(({ fn }) => ['site_id', fn.sum('bytes').as('count')])
      .execute()
      .then(bySite),
  ])
}

/** A sum comes as text from one of the databases. */
function bySite(rows: { site_id: string; count: number | string | bigint }[]): (id: string) => number {
  const counts = new Map(rows.map(({ site_id, count }) => [site_id, Number(count)]))
  return (id) => counts.get(id) ?? 0
}
