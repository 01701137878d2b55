import { done } from '#app/models/platform/outcome.ts'
import { packLook } from '#app/models/site/worn/look-file.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findLookDraft, readLook, readPublicLook } from './look-draft.ts'

/** The look on trial, or else the public one, as a file for another site. */
export const getLookFile: UseCase<Contract['getLookFile']> = async (_given, ctx) => {
  const publicLook = await readPublicLook(ctx, ctx.read)
  const draft = await findLookDraft(ctx.read)
  return done(packLook(draft ? readLook(draft.look, publicLook) : publicLook))
}
