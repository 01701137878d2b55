import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { eachPlace } from '../support/database/databases.ts'
import { openWriters, type Writers } from '../support/parameter-writers.ts'
import { startProcess } from '../support/site-process.ts'

const cycles = { sqlite: process.env.LONG ? 200 : 12, postgres: process.env.LONG ? 60 : 4 }
const seed = Number(process.env.SEED ?? 20_261_121)
const dice = roll(seed)

eachPlace('threat 24: the API killed with -9 while it writes', (open) => {
  test(`loses no acknowledged write (seed ${seed})`, { timeout: process.env.LONG ? 3_600_000 : 900_000 }, async () => {
    const { db, env } = await open()
    await seedDemo(db)
    const token = await bindToSite(db, '1').inTransaction((tx) =>
      makeToken(tx, { email: 'a@b.test', role: 'ADMIN', now: new Date() }),
    )
    const writers = openWriters(token)
    for (let cycle = 1; cycle <= cycles[db.dialect]; cycle += 1) {
      const api = await startProcess(['api'], { ...env, SERVICE_KEY: 'k'.repeat(32), LOG: 'off' })
      await writers.writeUntilCut(api.url, 1 + Math.floor(dice() * 30), async () => {
        await wait(dice() * 6)
        await api.end('SIGKILL')
      })
      await expectWhole(db)
      await expectAllThere(db, writers, `cycle ${cycle}`)
    }
    console.log(`${db.dialect}: ${writers.acknowledged()} writes were acknowledged over ${cycles[db.dialect]} kills, none lost`)
    expect(writers.acknowledged()).toBeGreaterThan(cycles[db.dialect])
  })
})

async function expectWhole(db: Database): Promise<void> {
  if (db.dialect === 'postgres') return
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.read)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
}

/** A value is the last one acknowledged, or one sent since whose answer the cut swallowed. */
async function expectAllThere(db: Database, writers: Writers, when: string): Promise<void> {
  const rows = await db.read.selectFrom('parameters').select(['id', 'value']).execute()
  for (const [id, { last, unheard }] of writers.state) {
    if (last) expect([last, ...unheard], `${when}: ${id}`).toContain(rows.find((row) => row.id === id)?.value)
  }
}

/** Chance that can be had again. */
function roll(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
