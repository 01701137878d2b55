import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { inject, vi } from 'vitest'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { growRows } from '../../../../scripts/bench/grow.mjs'
import { copyTemplate } from '../../../support/database/sqlite-templates.ts'
import { given } from '../site-calls.ts'
import { transports } from '../stage.ts'
import { openOrderStage } from './orders.ts'

/** What is to be put away behind each test of it. */
export const ends: (() => Promise<void>)[] = []

/** `isWatchedAtOnce`: its first order is asked about too; a statement is prepared but once. */
type Raising = { hasGrown: boolean; orders?: number; isWatchedAtOnce?: boolean }

/** A shop on SQLite, and the plans of all that is asked of it from then on: of a new one, or of one that has grown and counted its rows. */
export async function raisePlans({ hasGrown, orders = 2_000, isWatchedAtOnce = false }: Raising) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-plans-'))
  copyTemplate(inject('sqlite').empty, folder)
  const db = openSqlite(join(folder, 'shop.db'))
  ends.push(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const shop = await openOrderStage(db, transports['in process'], 12)
  const prepared = new Set<string>()
  const prepare = Sqlite.prototype.prepare
  let isWatching = isWatchedAtOnce
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text: string) {
    if (isWatching) prepared.add(text)
    return prepare.call(this, text) as never
  })
  const { id } = given(await shop.place())
  isWatching = false
  given(await (await shop.ownerNow()).recordPayment({ params: { id }, body: {} }))
  if (hasGrown) {
    const writer = new Sqlite(join(folder, 'shop.db'))
    growRows(writer, { products: 1_000, orders, members: 500 })
    closeDays(writer)
    writer.close()
    await db.refreshStatistics()
  }
  isWatching = true
  const plansOf = () => {
    const reader = new Sqlite(join(folder, 'shop.db'), { readonly: true })
    const explain = (text: string) => {
      const holes = Array.from(text.matchAll(/\?/g), () => 0)
      return (prepare.call(reader, `explain query plan ${text}`) as Sqlite.Statement).all(holes) as { detail: string }[]
    }
    const asked = [...prepared].filter((text) => /^select/i.test(text))
    const plans = asked.map((text) => ({ text, details: explain(text).map(({ detail }) => detail) }))
    reader.close()
    return plans
  }
  return { ...shop, plansOf }
}

/** Closes each day that has papers, but for its last: what was copied is chained to nothing, and so are these. */
function closeDays(writer: Sqlite.Database): void {
  writer.exec(`
    insert into book_closings (site_id, id, kind, period, number, invoices, credits, invoiced, credited, grand_total, vat, last_invoice, last_credit, made_at, previous, hash)
    select site_id, day, 'DAY', day, row_number() over (order by day), count(*), 0, sum(total), 0, 0, '[]', '', '', day, '', ''
    from papers where day < (select max(day) from papers) group by site_id, day`)
}
