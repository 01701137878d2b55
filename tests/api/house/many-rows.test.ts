import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditShop, countFindings } from '#api/house/audit/audit-shop.ts'
import { shopJobs } from '#api/house/jobs/shop-jobs.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { migrate } from '#api/platform/database/migrate.ts'
import { readPages } from '#api/platform/database/read-pages.ts'
import { csvFile } from '#api/platform/formats/csv-file.ts'
import { writeCsvRows } from '#app/models/platform/text/csv.ts'
import { readCsv } from '#app/models/platform/text/csv-read.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'

const atOnce = 200

eachDatabase('what a shop of many years reads whole', (open) => {
  /** A shop with so many orders more, copies of one: most of one moment, as an import makes them. */
  const raise = async (count: number) => {
    const shop = await openOrderStage(await open(), transports['in process'], 12)
    const { id } = given(await shop.place())
    const [order] = await shop.orders()
    if (!order) throw new Error('no order was placed')
    const { site_id: _, ...row } = order
    const copies = Array.from({ length: count }, (_, place) => ({
      ...row,
      id: `${id}-${String(place).padStart(6, '0')}`,
      reference: `C-${place}`,
      token_hash: `hash-${place}`,
      is_holding: 0 as const,
      discount_code_id: null,
    }))
    for (let place = 0; place < count; place += atOnce) {
      const some = copies.slice(place, place + atOnce)
      await bindToSite(shop.db, '1').inTransaction((tx) => tx.insertInto('orders').values(some).execute())
    }
    return shop
  }

  test('the orders leave whole, each once, over the edges of the pages that they are read by', async () => {
    const shop = await raise(2_100)
    const file = given(await (await shop.ownerNow()).exportTable({ params: { what: 'orders' }, query: {} }))
    const rows = readCsv(Buffer.from(file.content, 'base64').toString('utf8'))?.slice(1) ?? []
    expect([rows.length, new Set(rows.map(({ cells }) => cells[0])).size]).toEqual([2_101, 2_101])
  })

  test('an audit names the first of many findings and counts the others', async () => {
    const shop = await raise(250)
    const findings = (await auditShop(shop.db)).filter(({ rule }) => rule === 'I12')
    expect(findings).toHaveLength(101)
    expect(findings.at(-1)?.what).toMatch(/^… and \d+ more$/)
    expect(countFindings(findings)).toBeGreaterThanOrEqual(250)
  })
})

test('a table has no end that it is cut at', async () => {
  const many = 61_500
  let read = 0
  const pages = readPages<number>(async (last = 0, limit) =>
    Array.from({ length: Math.min(limit, many - last) }, (_, place) => last + place + 1),
  )
  for await (const rows of pages) read += rows.length
  expect(read).toBe(many)
})

test('a large table is packed while it is made, and is the same once it is unpacked', async () => {
  const pages = Array.from({ length: 30 }, (_, page) =>
    Array.from({ length: 1_000 }, (_, row) => [`C-${page}-${row}`, 'é'.repeat(30)]),
  )
  const head = ['Commande', 'Nom']
  const file = given(await csvFile({ name: 'x.csv', head }, pages))
  expect(file.packed).toBe('gzip')
  expect(gunzipSync(Buffer.from(file.content, 'base64')).toString()).toBe(`\ufeff${writeCsvRows([head, ...pages.flat()])}`)
})

test('a table that would be too large is refused by name', async () => {
  const refused = await csvFile({ name: 'x.csv', head: ['A'], mostBytes: 20 }, [
    [['1'], ['2']],
    [['3'], ['4'], ['5']],
  ])
  expect(refused).toEqual({ ok: false, error: { code: 'too_large', fields: { from: { code: 'table_large' } } } })
})

eachDatabase('what the planner goes by', (open) => {
  test('is counted by the job of the day, and stands in the way of nothing', async () => {
    const db = await open()
    await db.refreshStatistics()
    const job = shopJobs.find(({ name }) => name === 'keep_statistics')
    await job?.run({ db, mail: { send: async () => ({ fate: 'sent' }) }, now: () => new Date(), isStopping: () => false })
    const counted =
      db.dialect === 'sqlite'
        ? sql<{ name: string }>`select tbl as name from sqlite_stat1`
        : sql<{ name: string }>`select relname as name from pg_stat_user_tables where last_analyze is not null`
    expect((await counted.execute(db.read)).rows.map(({ name }) => name)).toContain('migrations')
    expect(await migrate(db)).toEqual([])
  })
})
