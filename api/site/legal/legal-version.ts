import { createHash } from 'node:crypto'
import type { LegalKind } from '#app/models/site/law/legal.ts'
import { composeLegal, legalEdition } from '#app/texts/site/legal/compose.ts'
import type { CallContext, Site } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { readLegalFacts } from './facts.ts'

/** The version of a legal text that stands today: what an order or an account freezes. */
export async function getCurrentVersion(ctx: Pick<CallContext, 'site' | 'now' | 'read' | 'inTransaction'>, kind: LegalKind) {
  const { site, read, inTransaction, now } = ctx
  const { hash } = await composeNow(site, read, kind)
  const known = await findLatest(read, kind)
  if (known && stands(known, hash)) return known
  return inTransaction((tx) => keepVersion(tx, { site, kind, now }))
}

type Wanted = { site: Site; kind: LegalKind; now: Date }

/** Composed anew from what the transaction sees; of two processes that come at once, one writes and both read the same. */
async function keepVersion(tx: SiteWriter, { site, kind, now }: Wanted) {
  const { hash, body } = await composeNow(site, tx, kind)
  const latest = await findLatest(tx, kind)
  if (latest && stands(latest, hash)) return latest
  await tx
    .insertInto('legal_versions')
    .values({ kind, version: (latest?.version ?? 0) + 1, edition: legalEdition, hash, body, since: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const written = await findLatest(tx, kind)
  if (!written) throw new Error(`the version of ${kind} that was just written is not there`)
  return written
}

/** An older program leaves the words of a newer one alone. */
function stands(latest: { hash: string; edition: number }, hash: string): boolean {
  return latest.hash === hash || latest.edition > legalEdition
}

async function composeNow(site: Site, read: SiteReader, kind: LegalKind): Promise<{ hash: string; body: string }> {
  const body = JSON.stringify(composeLegal(kind, await readLegalFacts(site, read)))
  return { body, hash: createHash('sha256').update(body).digest('hex') }
}

function findLatest(read: SiteReader, kind: LegalKind) {
  return read
    .selectFrom('legal_versions')
    .select(['version', 'edition', 'hash', 'body', 'since'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}
