import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { writeBlocks } from '../blocks/stored-blocks.ts'
import { authorOf } from './authors.ts'
import { hashBody } from './body-hash.ts'
import { findWithDraft, hashPublic, hashSeen, toDraft } from './draft.ts'
import { removeDraft } from './remove-draft.ts'

/** Keeps what was written so far, apart from what visitors read; what says the same as they read is no draft, unless it waits to go online. */
export const saveDraft =
  (kind: WrittenKind) =>
  async ({ params, body }: Read<Contract['savePageDraft']>, ctx: CallContext) =>
    ctx.inTransaction(async (tx) => {
      const reading = { ...ctx, read: tx }
      const found = await findWithDraft(tx, kind, params.id)
      if (!found) return refused('not_found')
      const { record, draft } = found
      if (body.seen !== undefined && body.seen !== hashSeen(found)) return refused('conflict')
      const publicHash = hashPublic(record)
      const hash = hashBody(body.blocks)
      if (hash === publicHash && draft?.goes_online !== 1) {
        await removeDraft(tx, record)
        return done(await toDraft({ record, draft: undefined }, reading))
      }
      const written = {
        blocks: writeBlocks(body.blocks),
        hash,
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
