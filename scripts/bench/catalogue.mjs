import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

const asked = 60

/** The time of the first page of the shop in the API, the middle of many, as the catalogue of the demo grows by copies of its wines. */
export async function measureCatalogue({ folder, startShop }) {
  const rows = []
  for (const size of [10, 100, 1_000, 10_000]) {
    const grown = join(folder, `catalogue-${size}`)
    rows.push(`| ${[size, ...(await measure(growTo(folder, grown, size), startShop))].join(' | ')} |`)
  }
  return rows
}

/** A copy of the demo in which ten wines are in sale, and copies of them up to this size. */
function growTo(from, to, size) {
  mkdirSync(to)
  const source = new Sqlite(join(from, 'shop.db'), { readonly: true })
  source.exec(`vacuum into '${join(to, 'shop.db')}'`)
  source.close()
  const shop = new Sqlite(join(to, 'shop.db'))
  const wines = shop.prepare("select id from products where type = 'WINE' and is_valid = 1 order by id limit 10").pluck().all()
  shop.prepare(`update products set is_valid = 0, is_shown = 0 where id not in (${wines.map(() => '?')})`).run(wines)
  shop.exec('update site_settings set is_e_commerce = 1, is_building = 0')
  const copyProduct = copier(shop, 'products')
  const copyForms = copier(shop, 'declinations')
  shop.transaction(() => {
    for (let copy = 1; copy <= size - wines.length; copy += 1) {
      const id = `copie-${copy}`
      const wine = wines[copy % wines.length]
      copyProduct('id', wine, { id, slug: id, low_price: 500 + ((copy * 7919) % 9000) })
      copyForms('product_id', wine, { product_id: id, id: (row) => `${row.id}-${copy}` })
    }
  })()
  shop.exec('analyze')
  shop.close()
  return to
}

/** Copies the rows of a table that a column names, some of their columns changed. */
function copier(shop, table) {
  const columns = shop.prepare(`select name from pragma_table_info('${table}')`).pluck().all()
  const insert = shop.prepare(`insert into ${table} (${columns}) values (${columns.map((column) => `@${column}`)})`)
  return (by, value, changes) => {
    for (const row of shop.prepare(`select * from ${table} where ${by} = ?`).all(value)) {
      const changed = Object.entries(changes).map(([column, to]) => [column, typeof to === 'function' ? to(row) : to])
      insert.run({ ...row, ...Object.fromEntries(changed) })
    }
  }
}

async function measure(folder, startShop) {
  const shop = await startShop(folder)
  try {
    const paths = ['/api/product?nbItem=24', '/api/product?nbItem=24&search=vin', '/api/product?slug=clos-de-l-abbesse&nbItem=1']
    const times = []
    for (const path of paths) times.push((await middleOf(() => ask(`${shop.url}${path}`))).toFixed(1))
    return times
  } finally {
    await shop.stop()
  }
}

async function middleOf(act) {
  const times = []
  for (let turn = 0; turn < asked; turn += 1) {
    const start = performance.now()
    await act()
    times.push(performance.now() - start)
  }
  return times.sort((one, other) => one - other)[asked / 2]
}

async function ask(url) {
  const answer = await fetch(url, { headers: { idSite: '1' } })
  const { success } = await answer.json()
  if (!success) throw new Error(`${url} answered ${answer.status}`)
}
