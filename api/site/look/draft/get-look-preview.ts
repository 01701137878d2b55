import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findLookDraft, readLook, readPublicLook } from './look-draft.ts'

/** The look that is being tried on, for whoever holds its key; the key goes with the draft. */
export const getLookPreview: UseCase<Contract['getLookPreview']> = async ({ params }, ctx) => {
  const draft = await findLookDraft(ctx.read)
  if (draft?.preview_key !== params.key) return refused('not_found')
  return done(readLook(draft.look, await readPublicLook(ctx, ctx.read)))
}
