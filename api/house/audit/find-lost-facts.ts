import type { Selectable } from 'kysely'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { factReaders } from '../../selling/papers/chain/facts.ts'
import type { Found } from './check.ts'

const mostTold = 100
/** What is signed within seconds may wait as long as the work of the clock stands still. */
const patienceMs = 3_600_000

/** Rows that say they were signed and are not in the chain, and rows that nobody signed long after they were written. */
export async function* findLostFacts(
  read: SiteReader,
  tip: Selectable<SiteTables['book_tips']> | undefined,
): AsyncGenerator<Found> {
  const fault = (what: string): Found => ({ rule: 'I7', what })
  for (const name of await listStrays(read))
    yield fault(`${name}: it says that it was signed, and the signed chain does not know it`)
  if (!tip) return
  const latest = new Date(Date.parse(tip.at) - patienceMs).toISOString()
  for (const kind of ['PAPER', 'PAYMENT', 'CLOSING'] as const)
    for (const { name, at } of await factReaders[kind](read, { waiting: mostTold }))
      if (at < latest) yield fault(`${name}: it is not in the signed chain, which is younger`)
  const head = await read.selectFrom('book_closings').select(['id', 'head']).where('head', '<>', '').execute()
  for (const { id, head: said } of head) {
    const [seq = '0', hash] = said.split(':')
    const entry = await read.selectFrom('book_entries').select('hash').where('seq', '=', Number(seq)).executeTakeFirst()
    if (entry?.hash !== hash) yield fault(`closing ${id}: the signed chain is another than the one that it closed (${said})`)
  }
}

async function listStrays(read: SiteReader): Promise<string[]> {
  const papers = await read
    .selectFrom('papers')
    .leftJoin('book_entries', (on) =>
      on.onRef('book_entries.seq', '=', 'papers.entry').onRef('book_entries.ref', '=', 'papers.id'),
    )
    .select('papers.label as name')
    .where('papers.entry', 'is not', null)
    .where('book_entries.seq', 'is', null)
    .limit(mostTold)
    .execute()
  const payments = await read
    .selectFrom('payments')
    .leftJoin('book_entries', (on) =>
      on.onRef('book_entries.seq', '=', 'payments.entry').onRef('book_entries.ref', '=', 'payments.id'),
    )
    .select('payments.id as name')
    .where('payments.entry', 'is not', null)
    .where('book_entries.seq', 'is', null)
    .limit(mostTold)
    .execute()
  const closings = await read
    .selectFrom('book_closings')
    .leftJoin('book_entries', (on) =>
      on.onRef('book_entries.seq', '=', 'book_closings.entry').onRef('book_entries.ref', '=', 'book_closings.id'),
    )
    .select('book_closings.id as name')
    .where('book_closings.entry', 'is not', null)
    .where('book_entries.seq', 'is', null)
    .limit(mostTold)
    .execute()
  return [
    ...papers.map(({ name }) => name),
    ...payments.map(({ name }) => `the payment ${name}`),
    ...closings.map(({ name }) => `closing ${name}`),
  ]
}
