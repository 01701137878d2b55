import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findLookDraft, toLookDraft } from './look-draft.ts'

/** Says when a look comes out by itself; a moment that is past is none to wait for. */
export const scheduleLookDraft: UseCase<Contract['scheduleLookDraft']> = async ({ body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    if (!(await findLookDraft(tx))) return refused('not_found')
    const at = body.publishAt && new Date(body.publishAt)
    if (at && at <= ctx.now) return refused('invalid', { fields: { publishAt: { code: 'expired' } } })
    await tx
      .updateTable('look_drafts')
      .set({ publish_at: at ? at.toISOString() : null })
      .execute()
    return done(await toLookDraft(ctx, tx))
  })
