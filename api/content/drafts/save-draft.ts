import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { refusePicture } from '../../site/media/refuse-picture.ts'
import { writeBlocks } from '../blocks/stored-blocks.ts'
import { authorOf } from './authors.ts'
import { hashBody } from './body-hash.ts'
import { type DraftRow, findWithDraft, hashPublic, hashSeen, headSeen, toDraft, type WithDraft } from './draft.ts'
import { hashHead, headOf, writeHead } from './head/head.ts'
import { removeDraft } from './remove-draft.ts'

type Saved = {
  blocks: PageBlock[]
  seen?: string | undefined
  /** Nothing where the draft's own, if it has one, stays as it is. */
  head?: { title: string; summary: string; idImage?: string | null } | undefined
  seenHead?: string | undefined
}

/** Keeps what was written so far, apart from what visitors read; what says the same as they read is no draft, unless it waits to go online. */
export const saveDraft =
  (kind: WrittenKind) =>
  async ({ params, body }: { params: { id: string }; body: Saved }, ctx: CallContext) =>
    ctx.inTransaction(async (tx) => {
      const reading = { ...ctx, read: tx }
      const found = await findWithDraft(tx, kind, params.id)
      if (!found) return refused('not_found')
      const refusal = refuseOther(found, body) ?? (await refusePicture(tx, body.head?.idImage))
      if (refusal) return refusal
      const { record, draft } = found
      const publicHash = hashPublic(record)
      const hash = hashBody(body.blocks)
      const heads = headsOf(found, body.head)
      if (hash === publicHash && heads.head === null && draft?.goes_online !== 1) {
        await removeDraft(tx, record)
        return done(await toDraft({ record, draft: undefined }, reading))
      }
      const written = {
        blocks: writeBlocks(body.blocks),
        hash,
        ...heads,
        author_id: authorOf(ctx.caller),
        saved_at: ctx.now.toISOString(),
      }
      const begun = { kind, record_id: record.id, base_hash: draft?.base_hash ?? publicHash, goes_online: 0 as const }
      const row = await tx
        .insertInto('body_drafts')
        .values({ ...written, ...begun })
        .onConflict((on) => on.columns(['site_id', 'kind', 'record_id']).doUpdateSet(written))
        .returningAll()
        .executeTakeFirstOrThrow()
      return done(await toDraft({ record, draft: row }, reading))
    })

/** Another body, or another head, than its writer has seen is not written over. */
function refuseOther(found: WithDraft, { seen, head, seenHead }: Saved): Outcome<never> | undefined {
  const isOtherBody = seen !== undefined && seen !== hashSeen(found)
  const isOtherHead = head !== undefined && seenHead !== undefined && seenHead !== hashHead(headSeen(found))
  return isOtherBody || isOtherHead ? refused('conflict') : undefined
}

/** The draft's own head from now on, and the public one it is begun on; one that says what is public is none. */
function headsOf({ record, draft }: WithDraft, said: Saved['head']): Pick<DraftRow, 'head' | 'base_head'> {
  const before = { head: draft?.head ?? null, base_head: draft?.base_head ?? null }
  if (!said) return before
  const head = writeHead(said)
  return head === headOf(record) ? { head: null, base_head: null } : { head, base_head: before.base_head ?? headOf(record) }
}
