import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { authorOf } from './authors.ts'
import { findWithDraft, hashPublic, hashSeen, headSeen, isHeadBehind, toDraft, type WithDraft } from './draft.ts'
import { hashHead, headOf } from './head/head.ts'
import { publishBody } from './publish-body.ts'
import { refuseMute } from './refuse-mute.ts'
import { removeDraft } from './remove-draft.ts'

/**
 * Puts a draft in the place of the public body, and its record online where that is asked for, unless a picture is mute; over a body
 * that its writer has not seen only when they say so.
 */
export const publishDraft =
  (kind: WrittenKind) =>
  async ({ params, body }: Read<Contract['publishPageDraft']>, ctx: CallContext) =>
    ctx.inTransaction(async (tx) => {
      const found = await findWithDraft(tx, kind, params.id)
      if (!found) return refused('not_found')
      if (isOther(found, body)) return refused('conflict')
      const goesOnline = body.goesOnline === true && !found.record.is_valid
      const put = await putDraft(tx, { ...found, over: body, goesOnline }, ctx)
      if (!put.ok) return put
      const after = await findWithDraft(tx, kind, params.id)
      return after ? done(await toDraft(after, { ...ctx, read: tx })) : refused('not_found')
    })

type Publishing = Read<Contract['publishPageDraft']>['body']
type Put = WithDraft & { over: Pick<Publishing, 'over' | 'overHead'>; goesOnline: boolean }

/** Whether the draft is another one than its writer has seen. */
function isOther(found: WithDraft, { seen, seenHead }: Publishing): boolean {
  const isOtherHead = seenHead !== undefined && seenHead !== hashHead(headSeen(found))
  return isOtherHead || (seen !== undefined && seen !== hashSeen(found))
}

/** Whether it would be put over a public body or head that its writer has not agreed to. */
function isOverUnseen({ record, draft, over: { over, overHead } }: Put): boolean {
  if (!draft) return false
  const publicHash = hashPublic(record)
  const isOverBody = draft.base_hash !== publicHash && publicHash !== over
  return isOverBody || (isHeadBehind({ record, draft }) && overHead !== hashHead(headOf(record)))
}

async function putDraft(tx: SiteWriter, put: Put, { caller, now }: Pick<CallContext, 'caller' | 'now'>): Promise<Outcome<null>> {
  const { record, draft, goesOnline } = put
  if (!draft && !goesOnline) return done(null)
  if (isOverUnseen(put)) return refused('conflict')
  const blocks = readBlocks((draft ?? record).blocks, () => {})
  const coming = { record, blocks, head: draft?.head ?? null, goesOnline }
  const refusal = await refuseMute(tx, coming)
  if (refusal) return refusal
  await publishBody(tx, { ...coming, cause: 'PUBLISHED', author: authorOf(caller), at: now.toISOString() })
  await removeDraft(tx, record)
  return done(null)
}
