// Another process that raises the content version of a site, one commit for each line it reads, and says so after it.
import { createInterface } from 'node:readline'
import Sqlite from 'better-sqlite3'
import pg from 'pg'

const statement = "update content_versions set version = version + 1 where site_id = '1'"
const client = process.env.DATABASE_URL && new pg.Client({ connectionString: process.env.DATABASE_URL })
await client?.connect()
const file = client ? undefined : new Sqlite(`${process.env.DATA_DIR}/shop.db`)

for await (const _line of createInterface({ input: process.stdin })) {
  if (client) await client.query(statement)
  else file.prepare(statement).run()
  process.stdout.write('raised\n')
}
await client?.end()
