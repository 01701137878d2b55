// A shop of many years, made of copies of the demo's rows by a few statements: `node scripts/bench/grow.mjs FROM TO [products orders members]`,
// FROM and TO being data folders. What is copied is chained to nothing: an audit of it finds every paper and every step.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

const usual = { products: 10_000, orders: 100_000, members: 50_000 }

/** Grows a copy of a shop to this many products (with their declinations and prices), orders (with all that hangs on them) and members. */
export function growShop(from, to, sizes = usual) {
  mkdirSync(to, { recursive: true })
  const source = new Sqlite(join(from, 'shop.db'), { readonly: true })
  source.exec(`vacuum into '${join(to, 'shop.db')}'`)
  source.close()
  const shop = new Sqlite(join(to, 'shop.db'))
  shop.pragma('synchronous = off')
  growRows(shop, sizes)
  // As the jobs count them each day.
  shop.pragma('optimize = 0x10002')
  shop.close()
  return to
}

/** Grows the shop that is open, through a handle of better-sqlite3. */
export function growRows(shop, { products, orders, members } = usual) {
  shop.pragma('foreign_keys = off')
  shop.transaction(() => {
    growProducts(shop, products)
    growOrders(shop, orders)
    growMembers(shop, members)
    shop.exec('update content_versions set version = version + 1')
  })()
}

function growProducts(shop, wanted) {
  const shown = "site_id = '1' and type = 'WINE' and is_shown = 1"
  const templates = mark(shop, 'id', `select id from products where ${shown}`)
  const copies = Math.ceil((wanted - count(shop, 'products')) / templates)
  copyRows(shop, 'products', copies, 't.id = m.id', {
    id: "t.id || '-' || n.n",
    slug: "t.slug || '-' || n.n",
    name: "t.name || ' ' || n.n",
    name_key: "t.name_key || ' ' || n.n",
    low_price: '500 + (n.n * 7919) % 9000',
    sort_order: 't.sort_order + n.n * 100',
  })
  copyRows(shop, 'declinations', copies, 't.product_id = m.id', {
    id: "t.id || '-' || n.n",
    product_id: "t.product_id || '-' || n.n",
  })
  copyRows(shop, 'product_tags', copies, 't.product_id = m.id', { product_id: "t.product_id || '-' || n.n" })
  const ofTemplates = 't.declination_id in (select id from declinations where site_id = t.site_id and product_id = m.id)'
  copyRows(shop, 'price_ledger', copies, ofTemplates, {
    id: "t.id || '-' || n.n",
    declination_id: "t.declination_id || '-' || n.n",
  })
}

function growOrders(shop, wanted) {
  const templates = mark(shop, 'id', "select order_id from papers where site_id = '1' and kind = 'INVOICE'")
  const copies = Math.ceil((wanted - count(shop, 'orders')) / templates)
  const turn = `(n.n * ${templates} + m.place)`
  /** One order every seven minutes, back from the day of the demo: a hundred thousand are a year and a third. */
  const moment = `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-06-01', '-' || (${turn} * 7) || ' minutes')`
  const own = (column) => `t.${column} || '-' || n.n`
  const key = (column) => `${own(column)} || '-' || m.place`
  copyRows(shop, 'orders', copies, 't.id = m.id', {
    id: own('id'),
    reference: `'C' || ${turn}`,
    token_hash: key('token_hash'),
    token_sealed: "''",
    checkout: key('checkout'),
    placed_at: moment,
    is_holding: '0',
    email: `'client' || ${turn} || '@exemple.test'`,
    email_key: `'client' || ${turn} || '@exemple.test'`,
    mailbox_key: `'client' || ${turn} || '@exemple.test'`,
  })
  for (const table of ['order_lines', 'order_history', 'order_stock'])
    copyRows(shop, table, copies, 't.order_id = m.id', { order_id: own('order_id') })
  copyRows(shop, 'payments', copies, 't.order_id = m.id', { id: own('id'), order_id: own('order_id') })
  copyRows(shop, 'papers', copies, "t.order_id = m.id and t.kind = 'INVOICE'", {
    id: own('id'),
    order_id: own('order_id'),
    number: `1000000 + ${turn}`,
    label: `'F' || t.year || '-' || (1000000 + ${turn})`,
    issued_at: moment,
    day: `substr(${moment}, 1, 10)`,
  })
}

function growMembers(shop, wanted) {
  const templates = mark(
    shop,
    'id',
    "select id from users where site_id = '1' and role = 'MEMBER' and deleted_at is null limit 20",
  )
  const turn = `(n.n * ${templates} + m.place)`
  copyRows(shop, 'users', Math.ceil((wanted - count(shop, 'users')) / templates), 't.id = m.id', {
    id: "t.id || '-' || n.n",
    email: `'perrin' || ${turn} || '@exemple.test'`,
    email_shown: `'perrin' || ${turn} || '@exemple.test'`,
    lastname: `'Perrin' || ${turn}`,
  })
}

/** Keeps in mind which rows are copied, each with its place among them; answers how many they are. */
function mark(shop, column, select) {
  shop.exec('drop table if exists temp.marked')
  shop.exec(
    `create temp table marked as select row_number() over () as place, ${column} from (${select.replace('order_id', 'order_id as id')})`,
  )
  return shop.prepare('select count(*) from marked').pluck().get()
}

/** Copies the rows of a table that belong to what is marked, so many times, some of their columns changed; nothing where nothing is marked. */
function copyRows(shop, table, copies, belongs, changes) {
  if (!(copies > 0 && Number.isFinite(copies))) return
  const columns = shop.prepare(`select name from pragma_table_info('${table}')`).pluck().all()
  const values = columns.map((column) => changes[column] ?? `t.${column}`)
  shop.exec(`
    with recursive n (n) as (select 1 union all select n + 1 from n where n < ${copies})
    insert into ${table} (${columns}) select ${values} from ${table} t join marked m on ${belongs} cross join n where t.site_id = '1'`)
}

function count(shop, table) {
  return shop.prepare(`select count(*) from ${table} where site_id = '1'`).pluck().get()
}

const [, script, from, to, ...sizes] = process.argv
if (script === import.meta.filename && from && to) {
  const [products, orders, members] = Object.values(usual).map((size, place) => Number(sizes[place] ?? size))
  growShop(from, to, { products, orders, members })
}
