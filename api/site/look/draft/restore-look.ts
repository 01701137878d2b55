import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { readLook, readPublicLook, toLookDraft } from './look-draft.ts'
import { putOnLook } from './put-on-look.ts'

/** Has a site look again as it once did; what is being tried on stays. */
export const restoreLook: UseCase<Contract['restoreLook']> = async ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const version = await tx.selectFrom('look_versions').select('look').where('id', '=', params.id).executeTakeFirst()
    if (!version) return refused('not_found')
    const before = await readPublicLook(ctx, tx)
    await putOnLook(tx, readLook(version.look, before), { site: ctx.site, at: ctx.now.toISOString(), before })
    return done(await toLookDraft(ctx, tx))
  })
