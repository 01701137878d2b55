// Another process that writes numbered rows, one commit each, together with a counter, until its input ends.
import Sqlite from 'better-sqlite3'
import pg from 'pg'

const insert = (n) =>
  `insert into parameters (site_id, id, lang, type, kind, label, value) values ('1', 'row-${n}', 'fr', 'ROW_${n}', 'STRING', '${n}', '${'x'.repeat(n % 400)}')`
const count = (n) => `update content_versions set version = ${n} where site_id = '1'`

const client = process.env.DATABASE_URL && new pg.Client({ connectionString: process.env.DATABASE_URL })
await client?.connect()
const file = client ? undefined : new Sqlite(`${process.env.DATA_DIR}/shop.db`, { timeout: 5000 })

let isOver = false
process.stdin.resume().on('end', () => {
  isOver = true
})
for (let n = 1; !isOver; n += 1) {
  const work = `begin; ${insert(n)}; ${count(n)}; commit`
  if (client) await client.query(work)
  else file.exec(work)
  if (n % 50 === 0) process.stdout.write(`${n}\n`)
  await new Promise((turn) => setImmediate(turn))
}
await client?.end()
