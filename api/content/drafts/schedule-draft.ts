import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'
import { authorOf } from './authors.ts'
import { type DraftRow, findWithDraft, hashPublic, hashSeen, toDraft, type WithDraft } from './draft.ts'
import { refuseMute } from './refuse-mute.ts'
import { removeDraft } from './remove-draft.ts'
import type { WrittenRecord } from './written-record.ts'

/** Says when a draft comes out by itself, and whether its record goes online with it; a moment that is past is none to wait for. */
export const scheduleDraft =
  (kind: WrittenKind) =>
  async ({ params, body }: Read<Contract['schedulePageDraft']>, ctx: CallContext) =>
    ctx.inTransaction(async (tx) => {
      const found = await findWithDraft(tx, kind, params.id)
      if (!found) return refused('not_found')
      const goesOnline = body.goesOnline === true && !found.record.is_valid
      return body.publishAt === null
        ? endPlan(tx, found, ctx)
        : planDraft(tx, found, { at: new Date(body.publishAt), goesOnline }, ctx)
    })

type Plan = { at: Date; goesOnline: boolean }

async function planDraft(tx: SiteWriter, { record, draft }: WithDraft, { at, goesOnline }: Plan, ctx: CallContext) {
  if (!draft && !goesOnline) return refused('not_found')
  if (at <= ctx.now) return refused('invalid', { fields: { publishAt: { code: 'expired' } } })
  const blocks = readBlocks((draft ?? record).blocks, () => {})
  const refusal = await refuseMute(tx, { record, blocks, head: draft?.head ?? null, goesOnline })
  if (refusal) return refusal
  if (!draft) await beginDraft(tx, record, ctx)
  const planned = await writePlan(tx, record, { publish_at: at.toISOString(), goes_online: goesOnline ? 1 : 0 })
  return done(await toDraft({ record, draft: planned }, { ...ctx, read: tx }))
}

/** Lets a draft wait for its writer again; one that says what is public was nothing but its moment. */
async function endPlan(tx: SiteWriter, found: WithDraft, ctx: CallContext) {
  const { record, draft } = found
  if (!draft) return refused('not_found')
  const isSame = draft.head === null && hashSeen(found) === hashPublic(record)
  const left = isSame ? undefined : await writePlan(tx, record, { publish_at: null, goes_online: 0 })
  if (isSame) await removeDraft(tx, record)
  return done(await toDraft({ record, draft: left }, { ...ctx, read: tx }))
}

function writePlan(tx: SiteWriter, { kind, id }: WrittenRecord, plan: Pick<DraftRow, 'publish_at' | 'goes_online'>) {
  const drafts = tx.updateTable('body_drafts').set(plan).where('kind', '=', kind).where('record_id', '=', id)
  return drafts.returningAll().executeTakeFirstOrThrow()
}

/** What is written and not online yet waits as a draft that says the same. */
async function beginDraft(tx: SiteWriter, record: WrittenRecord, { caller, now }: Pick<CallContext, 'caller' | 'now'>) {
  const hash = hashPublic(record)
  const of = { kind: record.kind, record_id: record.id }
  const written = { blocks: record.blocks, hash, base_hash: hash, author_id: authorOf(caller), saved_at: now.toISOString() }
  const draft = { ...of, ...written, publish_at: null, goes_online: 0 as const, head: null, base_head: null }
  await tx.insertInto('body_drafts').values(draft).execute()
}
