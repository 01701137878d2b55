import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { labelOf } from '#app/models/selling/money/paper.ts'
import { lastPeriods } from '#app/models/selling/money/report-periods.ts'
import { channelOf } from '#app/models/selling/money/sales-report.ts'
import type { SiteWriter } from '../../../platform/database/database.ts'
import { readBody } from '../issue-paper.ts'
import { readRhythm } from '../leaving/list-report-periods.ts'
import { readDatedPapers } from '../leaving/read-papers.ts'
import type { FlowWork } from './flow-work.ts'
import type { FlowRow } from './list-flows.ts'
import type { PlatformRow } from './platform.ts'

/** How many papers are looked at in one turn. */
const atOnce = 500
/** Papers of two series are written side by side: one may be seen after a later one of the other. */
const overlapMs = 600_000

/** Puts down what is to be handed over: each invoice and note of a business of France, and the report of each period that is over. */
export async function queueFlows(work: FlowWork, platform: PlatformRow): Promise<void> {
  await queuePapers(work, platform)
  await queueReports(work, platform)
}

async function queuePapers({ read, inTransaction, now }: FlowWork, { looked_to, since }: PlatformRow): Promise<void> {
  let from = looked_to === '' ? addDays(since, -1) : new Date(Date.parse(looked_to) - overlapMs).toISOString()
  let behind = ''
  for (;;) {
    const rows = await read
      .selectFrom('papers')
      .selectAll()
      .where('issued_at', '>=', from)
      .where((is) => is.or([is('issued_at', '>', from), is('id', '>', behind)]))
      .where('day', '>=', since)
      .orderBy('issued_at')
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const last = rows.at(-1)?.issued_at ?? ''
    if (last <= looked_to && rows.length < atOnce) return
    const own = rows.map((row) => ({ id: row.id, paper: readBody(row) })).filter(({ paper }) => channelOf(paper) === 'INVOICE')
    await inTransaction(async (tx) => {
      for (const { id, paper } of own) await queue(tx, { kind: paper.kind, ref: id, name: labelOf(paper) }, now)
      if (last > looked_to) await tx.updateTable('invoicing_platforms').set({ looked_to: last }).execute()
    })
    if (rows.length < atOnce) return
    from = last
    // Many papers may be of one moment: a page ends between two of them.
    behind = rows.at(-1)?.id ?? ''
  }
}

/** A period of which there is nothing to tell is not told; each is looked at once, for no paper is added to days that are over. */
async function queueReports({ read, inTransaction, site, now }: FlowWork, { since, told_to }: PlatformRow): Promise<void> {
  const today = parisDay(now)
  const periods = lastPeriods(today, await readRhythm(read, site), 6)
  const over = periods.filter(({ from, to }) => to < today && from >= since && to > told_to).reverse()
  for (const { from, to } of over) {
    const ref = `${from}_${to}`
    if (await isKnown(read, ref)) continue
    const papers = await readDatedPapers(read, { from, to })
    if (!papers.ok || papers.value.every(({ paper }) => channelOf(paper) === 'INVOICE')) continue
    await inTransaction((tx) => queue(tx, { kind: 'REPORT', ref, name: `flux10-${from}-${to}` }, now))
  }
  const last = over.at(-1)?.to
  if (last) await inTransaction((tx) => tx.updateTable('invoicing_platforms').set({ told_to: last }).execute())
}

async function isKnown(read: FlowWork['read'], ref: string): Promise<boolean> {
  const row = await read.selectFrom('flows').select('id').where('kind', '=', 'REPORT').where('ref', '=', ref).executeTakeFirst()
  return row !== undefined
}

async function queue(tx: SiteWriter, what: Pick<FlowRow, 'kind' | 'ref' | 'name'>, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx
    .insertInto('flows')
    .values({
      id: crypto.randomUUID(),
      ...what,
      state: 'WAITING',
      flow_id: '',
      tries: 0,
      next_try_at: at,
      error: '',
      created_at: at,
      sent_at: null,
      changed_at: at,
      file_type: '',
      content: '',
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'ref']).doNothing())
    .execute()
}
