import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { authorOf } from './authors.ts'
import { findWithDraft, hashPublic, hashSeen, toDraft, type WithDraft } from './draft.ts'
import { publishBody } from './publish-body.ts'
import { refuseMute } from './refuse-mute.ts'
import { removeDraft } from './remove-draft.ts'

/**
 * Puts a draft in the place of the public body, and its record online where that is asked for, unless a picture is mute; over a body
 * that its writer has not seen only when they say so.
 */
export const publishDraft =
  (kind: WrittenKind) =>
  async ({ params, body: { seen, over, goesOnline } }: Read<Contract['publishPageDraft']>, ctx: CallContext) =>
    ctx.inTransaction(async (tx) => {
      const found = await findWithDraft(tx, kind, params.id)
      if (!found) return refused('not_found')
      if (seen !== undefined && seen !== hashSeen(found)) return refused('conflict')
      const put = await putDraft(tx, { ...found, over, goesOnline: goesOnline === true && !found.record.is_valid }, ctx)
      if (!put.ok) return put
      const after = await findWithDraft(tx, kind, params.id)
      return after ? done(await toDraft(after, { ...ctx, read: tx })) : refused('not_found')
    })

type Put = WithDraft & { over: string | undefined; goesOnline: boolean }

async function putDraft(
  tx: SiteWriter,
  { record, draft, over, goesOnline }: Put,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
): Promise<Outcome<null>> {
  if (!draft && !goesOnline) return done(null)
  const publicHash = hashPublic(record)
  if (draft && publicHash !== draft.base_hash && publicHash !== over) return refused('conflict')
  const blocks = readBlocks((draft ?? record).blocks, () => {})
  const refusal = await refuseMute(tx, { record, blocks, goesOnline })
  if (refusal) return refusal
  await publishBody(tx, { record, blocks, cause: 'PUBLISHED', author: authorOf(caller), at: now.toISOString(), goesOnline })
  await removeDraft(tx, record)
  return done(null)
}
