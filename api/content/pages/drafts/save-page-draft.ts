import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { readBlocks, writeBlocks } from '../../blocks/stored-blocks.ts'
import { authorOf } from './authors.ts'
import { hashBody } from './body-hash.ts'
import { findPageAndDraft, hashSeen, toDraft } from './draft.ts'

/** Keeps what was written so far, apart from what visitors read; what says the same as the public page is no draft. */
export const savePageDraft: UseCase<Contract['savePageDraft']> = async ({ params, body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const found = await findPageAndDraft(tx, params.id)
    if (!found) return refused('not_found')
    const { page, draft } = found
    if (body.seen !== undefined && body.seen !== hashSeen(found)) return refused('conflict')
    const publicHash = hashBody(readBlocks(page.blocks, () => {}))
    const hash = hashBody(body.blocks)
    if (hash === publicHash) {
      await tx.deleteFrom('page_drafts').where('page_id', '=', page.id).execute()
      return done(await toDraft({ page, draft: undefined }, { read: tx, notice: ctx.notice }))
    }
    const written = {
      blocks: writeBlocks(body.blocks),
      hash,
      author_id: authorOf(ctx.caller),
      saved_at: ctx.now.toISOString(),
    }
    const row = await tx
      .insertInto('page_drafts')
      .values({ ...written, page_id: page.id, base_hash: draft?.base_hash ?? publicHash })
      .onConflict((on) => on.columns(['site_id', 'page_id']).doUpdateSet(written))
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toDraft({ page, draft: row }, { read: tx, notice: ctx.notice }))
  })
