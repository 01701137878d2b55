import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SiteDatabase, SiteWriter } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { addSites, parameter } from '../../support/sites.ts'

const seed = Number(process.env.SEED ?? 20_261_121)
const id = fc.constantFrom('a', 'b', 'c')
const act = fc.record({
  by: fc.constantFrom(0, 1),
  kind: fc.constantFrom('put', 'set', 'setAll', 'drop', 'dropAll'),
  id,
  value: fc.string({ unit: 'grapheme-ascii', maxLength: 6 }),
})
type Act = (typeof act extends fc.Arbitrary<infer A> ? A : never) & object

eachDatabase('threat 1: whatever two sites do in turn', (open) => {
  test(`each ends with what it did itself (seed ${seed})`, async () => {
    const db = await open()
    let round = 0
    const oneHistory = async (acts: Act[]) => {
      round += 1
      const sites = await addSites(db, `left${round}`, `right${round}`)
      const wanted = [new Map<string, string>(), new Map<string, string>()] as const
      for (const step of acts) {
        await (sites[step.by] as SiteDatabase).inTransaction((tx) => write(tx, step))
        imagine(wanted[step.by] as Map<string, string>, step)
      }
      for (const [place, site] of sites.entries()) {
        const rows = await site.read.selectFrom('parameters').select(['id', 'value']).execute()
        expect(new Map(rows.map((row) => [row.id, row.value]))).toEqual(wanted[place])
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 12 }), oneHistory), {
      seed,
      numRuns: process.env.LONG ? 1000 : 40,
    })
  })
})

async function write(tx: SiteWriter, { kind, id, value }: Act): Promise<void> {
  const change = tx.updateTable('parameters').set({ value })
  const removal = tx.deleteFrom('parameters')
  if (kind === 'set') await change.where('id', '=', id).execute()
  else if (kind === 'setAll') await change.execute()
  else if (kind === 'drop') await removal.where('id', '=', id).execute()
  else if (kind === 'dropAll') await removal.execute()
  else
    await tx
      .insertInto('parameters')
      .values(parameter(id, value))
      .onConflict((on) => on.columns(['site_id', 'id']).doUpdateSet({ value }))
      .execute()
}

function imagine(rows: Map<string, string>, { kind, id, value }: Act): void {
  if (kind === 'put') rows.set(id, value)
  else if (kind === 'drop') rows.delete(id)
  else if (kind === 'dropAll') rows.clear()
  else for (const key of kind === 'set' ? [id] : [...rows.keys()]) if (rows.has(key)) rows.set(key, value)
}
