import type { ChainEnd } from '#app/models/selling/money/book-entry.ts'
import { bindToSite, type Database, type SiteReader } from '../../../platform/database/database.ts'
import { factReaders } from './facts.ts'

/** How far the books of a site are signed: since when, how many papers there were by then, to where, and what waits. */
export type ChainState = { site: string; since: string | undefined; before: number; tip: ChainEnd | undefined; waiting: number }

const mostCounted = 1000

/** How far the books of each site are signed. */
export async function readChainStates(db: Database): Promise<ChainState[]> {
  const sites = await db.read.selectFrom('sites').select('id').orderBy('id').execute()
  return Promise.all(sites.map(async ({ id }) => ({ site: id, ...(await readState(bindToSite(db, id).read)) })))
}

async function readState(read: SiteReader): Promise<Omit<ChainState, 'site'>> {
  const start = await read.selectFrom('book_entries').select('at').where('seq', '=', 1).executeTakeFirst()
  const tip = await read.selectFrom('book_tips').select(['seq', 'hash']).executeTakeFirst()
  const { before } = await read
    .selectFrom('papers')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('issued_at', '<', start?.at ?? '')
    .executeTakeFirstOrThrow()
  let waiting = 0
  for (const find of Object.values(factReaders)) waiting += (await find(read, { waiting: mostCounted })).length
  return { since: start?.at, before: Number(before), tip, waiting }
}
