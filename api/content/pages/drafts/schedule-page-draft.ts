import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findMuteFaults } from '../../blocks/find-mute-faults.ts'
import { readBlocks } from '../../blocks/stored-blocks.ts'
import { findPageAndDraft, toDraft } from './draft.ts'

/** Says when a draft comes out by itself; a moment that is past is none to wait for. */
export const schedulePageDraft: UseCase<Contract['schedulePageDraft']> = async ({ params, body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const found = await findPageAndDraft(tx, params.id)
    if (!found?.draft) return refused('not_found')
    const at = body.publishAt && new Date(body.publishAt)
    if (at && at <= ctx.now) return refused('invalid', { fields: { publishAt: { code: 'expired' } } })
    const fields =
      at &&
      (await findMuteFaults(
        tx,
        readBlocks(found.draft.blocks, () => {}),
      ))
    if (fields) return refused('invalid', { fields })
    const draft = { ...found.draft, publish_at: at ? at.toISOString() : null }
    await tx.updateTable('page_drafts').set({ publish_at: draft.publish_at }).where('page_id', '=', params.id).execute()
    return done(await toDraft({ page: found.page, draft }, { read: tx, notice: ctx.notice }))
  })
