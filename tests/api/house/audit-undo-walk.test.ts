import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { readByKeys } from '#api/platform/database/read-by-keys.ts'
import type { AnyKysely } from '#api/platform/database/schema.ts'
import { undoKeys } from '#api/platform/database/tables/undo-tables.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { bodyFor, changeFor, ownedKinds } from '../support/owner-acts.ts'
import { type OwnerStage, openOwnerStage } from '../support/owner-stage.ts'

const first = Number(process.env.SEED ?? 20_261_122)
const [seeds, steps] = process.env.LONG ? [[first, first + 1, first + 2], 200] : [[first], 60]
const kinds = ownedKinds()

eachDatabase('whatever an owner does', (open) => {
  for (const seed of seeds) {
    test(`is as it was once all of it is undone, the last first (seed ${seed}, ${steps} acts)`, async () => {
      const db = await open()
      const owner = await openOwnerStage(db)
      const before = await dump(db)
      const acts = fc.sample(act, { seed, numRuns: steps })
      const live = new Map<string, string[]>()
      for (const one of acts) await perform(owner, live, one)
      expect(await dump(db)).not.toEqual(before)
      const lastly = owner.stage.dependencies.now().toISOString()
      let undone = 0
      for (let id = await findLast(owner, lastly); id; id = await findLast(owner, lastly)) {
        await owner.tell('undoAct', { params: { id } })
        undone += 1
      }
      expect(undone).toBeGreaterThan(steps / 3)
      expect(await dump(db)).toEqual(before)
    })
  }
})

const act = fc.record({
  what: fc.constantFrom('create', 'create', 'change', 'change', 'remove'),
  kind: fc.nat(kinds.length - 1),
  which: fc.nat(5),
  /** Undoing is an act like another, and may be undone. */
  undoes: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

async function perform(
  { ask, dependencies }: OwnerStage,
  live: Map<string, string[]>,
  { what, kind: place, which, undoes }: Act,
) {
  const kind = kinds[place]
  if (!kind) return
  const ids = live.get(kind.resource) ?? []
  const id = ids[which % Math.max(ids.length, 1)]
  if (undoes) {
    const { value } = await ask('listAuditLog', { query: { nbItem: 1 } })
    const [entry] = value.entries as { id: string; idThing: string }[]
    await ask('undoAct', { params: { id: entry?.id } })
  } else if (what === 'create' || id === undefined) {
    const made = await ask(kind.create, { body: bodyFor(kind.create, dependencies) })
    if (made.ok) live.set(kind.resource, [...ids, made.value.id])
  } else if (what === 'change' && kind.change) {
    await ask(kind.change, { params: kind.paramsOf(id), body: changeFor(kind.change) })
  } else {
    await ask(kind.remove, { params: kind.paramsOf(id) })
  }
}

/** The last of what was done that still stands: what was taken back stands again once its taking back is taken back. */
async function findLast({ tell, groundLaid }: OwnerStage, lastly: string): Promise<string | undefined> {
  for (let page = 1; ; page += 1) {
    const { entries, total } = await tell('listAuditLog', { query: { nbItem: 100, page } })
    const isWanted = ({ undo, createdAt }: Entry) => undo === 'POSSIBLE' && createdAt > groundLaid && createdAt < lastly
    const found = (entries as Entry[]).find(isWanted)
    if (found || page * 100 >= Number(total)) return found?.id
  }
}

type Entry = { id: string; undo: string; createdAt: string }

/** Every row that an owner's acts may touch; prices once asked and movements of stock stay on record, and when a thing was last written is no part of it. */
async function dump(db: Database): Promise<Record<string, string[]>> {
  const reader = bindToSite(db, '1').read as unknown as AnyKysely
  const found: Record<string, string[]> = {}
  for (const table of Object.keys(undoKeys) as (keyof typeof undoKeys)[]) {
    if (table === 'price_ledger' || table === 'stock_movements') continue
    const rows = await readByKeys(reader, table, [{}])
    found[table] = rows.map(({ updated_at: _moment, ...row }) => JSON.stringify(row)).sort()
  }
  return found
}
