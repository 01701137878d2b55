import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { keptStyles } from '../styles/kept-styles.ts'
import { findLookDraft, readLook, readPublicLook } from './look-draft.ts'

/** What browsers are sent of the stylesheet that is being tried on, for whoever holds its key. */
export const getStylesPreview: UseCase<Contract['getStylesPreview']> = async ({ params }, ctx) => {
  const draft = await findLookDraft(ctx.read)
  if (draft?.preview_key !== params.key) return refused('not_found')
  return done({ css: await keptStyles(readLook(draft.look, await readPublicLook(ctx, ctx.read))) })
}
