import { done, refused } from '#app/models/platform/outcome.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { type ClientCard, forgetCard, readCard } from '../members/client-card.ts'
import { findClientKey } from './find-clients.ts'
import { readClient } from './read-client.ts'

/** Keeps what those of the house tell each other of a client; what was not given stays as it is. */
export const changeClient: UseCase<Contract['changeClient']> = ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const key = await findClientKey(tx, params.id)
    if (key === undefined) return refused('not_found')
    const known = await readCard(tx, key)
    const tags = body.tags ? await spellAsKnown(tx, body.tags) : known.tags
    await keepCard(tx, key, { note: body.note ?? known.note, tags }, now)
    return done(await readClient(tx, key, params.id))
  })

/** « Fidele » is the « Fidèle » that others wear already; one tag twice is one. */
async function spellAsKnown(tx: SiteWriter, tags: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom('client_tags').select('tag').distinct().execute()
  const known = new Map(rows.map(({ tag }) => [foldText(tag), tag]))
  const spelled = new Map<string, string>()
  for (const tag of tags) {
    const said = tag.replaceAll(/\s+/g, ' ')
    const as = foldText(said)
    if (!spelled.has(as)) spelled.set(as, known.get(as) ?? said)
  }
  return [...spelled.values()]
}

async function keepCard(tx: SiteWriter, email_key: string, { note, tags }: ClientCard, now: Date): Promise<void> {
  await forgetCard(tx, email_key)
  if (note === '' && tags.length === 0) return
  await tx.insertInto('client_cards').values({ email_key, note, updated_at: now.toISOString() }).execute()
  if (tags.length > 0) {
    await tx
      .insertInto('client_tags')
      .values(tags.map((tag) => ({ email_key, tag })))
      .execute()
  }
}
