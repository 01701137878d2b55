import { done } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { countTaken, takeRate } from '../../platform/limits/take-rate.ts'

const day = 86_400
/** From one household or server, of whatever source. */
const mostOfOne = 20
/** Names of sources on one day; what comes beyond is counted together, so that nobody fills the table with names. */
const mostSources = 200
const others = 'autres'

/** Counts a visit from a source, once a day for a visitor: who it was is forgotten, but for a hash among the limits. */
export const logVisit: UseCase<Contract['logVisit']> = async ({ body }, { inTransaction, clientAddress, now }) =>
  inTransaction(async (tx) => {
    const source = body.from.toLowerCase()
    const block = blockOf(clientAddress)
    const ofPlace = { bucket: `visits of ${block}`, windowSeconds: day, now }
    if ((await countTaken(tx, ofPlace)) >= mostOfOne) return done({})
    const first = await takeRate(tx, { bucket: `visit ${source} ${block}`, limit: 1, windowSeconds: day, now })
    if (!first.ok) return done({})
    const allowed = await takeRate(tx, { ...ofPlace, limit: mostOfOne })
    if (allowed.ok) await countVisit(tx, source, parisDay(now))
    return done({})
  })

async function countVisit(tx: SiteWriter, wanted: string, day: string): Promise<void> {
  const known = await tx.selectFrom('visits').select('source').where('day', '=', day).execute()
  const isRoom = known.length < mostSources || known.some(({ source }) => source === wanted)
  await tx
    .insertInto('visits')
    .values({ id: crypto.randomUUID(), day, source: isRoom ? wanted : others, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'day', 'source']).doUpdateSet((row) => ({ count: row('visits.count', '+', 1) })),
    )
    .execute()
}
