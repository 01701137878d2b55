import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findLookDraft, hashLook, isBehind, readLook, readPublicLook, toLookDraft } from './look-draft.ts'
import { putOnLook } from './put-on-look.ts'

/** Puts what was tried on in the place of the public look; over one that its writer has not seen only when they say so. */
export const publishLookDraft: UseCase<Contract['publishLookDraft']> = async ({ body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const publicLook = await readPublicLook(ctx, tx)
    const publicHash = hashLook(publicLook)
    const draft = await findLookDraft(tx)
    const look = draft ? readLook(draft.look, publicLook) : publicLook
    if (body.seen !== undefined && body.seen !== hashLook(look)) return refused('conflict')
    if (draft) {
      if (isBehind(draft, publicLook) && body.over !== publicHash) return refused('conflict')
      await putOnLook(tx, look, { site: ctx.site, at: ctx.now.toISOString(), before: publicLook })
      await tx.deleteFrom('look_drafts').execute()
    }
    return done(await toLookDraft(ctx, tx))
  })
