import { mkdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

const sites = 1000
const left =
  /^(?:orders?|order_.*|payments?|papers?|tokens|users|outbox|visits|acts?|act_.*|search_.*|rates?|kysely.*|jobs|book_.*)$/
const host = (place) => `domaine-${place}.exemple.test`

/** The row of a thousand estates in one process: each a copy of the demo's, under an address of its own. */
export async function measureManySites({ folder, startChild }) {
  const grown = join(folder, 'many-sites')
  copySites(folder, grown)
  const shop = await startChild('build/server/index.js', ['serve'], {
    DATA_DIR: grown,
    PORT: '0',
    LOG: 'off',
    MULTI_SITE: '1',
    HOST: '127.0.0.1',
    MAIL_FROM: 'banc@exemple.test',
    SEALING_KEY: 'bench-only-key-that-guards-nothing-at-all',
  })
  try {
    const first = await visitAll(shop)
    const rested = shop.memoryMegabytes()
    const second = await visitAll(shop)
    return `| ${[sites, first, second, rested, shop.memoryMegabytes()].join(' | ')} |`
  } finally {
    await shop.stop()
  }
}

function copySites(from, to) {
  mkdirSync(to)
  const source = new Sqlite(join(from, 'shop.db'), { readonly: true })
  source.exec(`vacuum into '${join(to, 'shop.db')}'`)
  source.close()
  const shop = new Sqlite(join(to, 'shop.db'))
  shop.pragma('foreign_keys = off')
  const ofSites = shop
    .prepare("select m.name from sqlite_schema m join pragma_table_info(m.name) c on c.name = 'site_id' where m.type = 'table'")
    .pluck()
    .all()
    .filter((table) => !left.test(table) && table !== 'site_hosts')
  shop.transaction(() => {
    shop.exec("update sites set origin = 'https://localhost'")
    for (let place = 1; place < sites; place += 1) addSite(shop, place, ofSites)
  })()
  shop.close()
}

function addSite(shop, place, tables) {
  const id = String(place + 1)
  const columns = (table) => shop.prepare(`select name from pragma_table_info('${table}')`).pluck().all()
  const copied = columns('sites').map((column) => ({ id: '?', origin: '?' })[column] ?? column)
  const given = columns('sites').flatMap((column) => ({ id: [id], origin: [`https://${host(place)}`] })[column] ?? [])
  shop.prepare(`insert into sites select ${copied} from sites where id = '1'`).run(given)
  shop.prepare('insert into site_hosts (host, site_id) values (?, ?)').run(host(place), id)
  for (const table of tables) {
    const names = columns(table).map((column) => (column === 'site_id' ? '?' : column))
    shop.prepare(`insert into ${table} select ${names} from ${table} where site_id = '1'`).run(id)
  }
}

/** Opens the home of each estate once; the middle and the slowest twentieth, in milliseconds. */
async function visitAll(shop) {
  const times = []
  for (let place = 1; place < sites; place += 1) {
    const before = performance.now()
    await open(shop.url, host(place))
    times.push(performance.now() - before)
  }
  times.sort((one, other) => one - other)
  return `${times[Math.floor(sites * 0.5)].toFixed(1)} / ${times[Math.floor(sites * 0.95)].toFixed(1)}`
}

function open(url, name) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host: name } }, async (answer) => {
      for await (const _chunk of answer);
      if (answer.statusCode === 200) resolve()
      else reject(new Error(`${name} answered ${answer.statusCode} to the bench`))
    })
    asked.on('error', reject)
    asked.end()
  })
}
