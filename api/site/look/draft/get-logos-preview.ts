import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { addPictures } from '../logo.ts'
import { findLookDraft, readLook, readPublicLook } from './look-draft.ts'
import { findLogosOf } from './look-logos.ts'

/** The logos that are being tried on, for whoever holds the key of their look. */
export const getLogosPreview: UseCase<Contract['getLogosPreview']> = async ({ params }, ctx) => {
  const draft = await findLookDraft(ctx.read)
  if (draft?.preview_key !== params.key) return refused('not_found')
  const look = readLook(draft.look, await readPublicLook(ctx, ctx.read))
  return done({ logos: await addPictures(ctx.read, await findLogosOf(ctx.read, look)) })
}
