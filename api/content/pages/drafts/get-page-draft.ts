import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findPageAndDraft, toDraft } from './draft.ts'

/** What is being written of a page. */
export const getPageDraft: UseCase<Contract['getPageDraft']> = async ({ params }, ctx) => {
  const found = await findPageAndDraft(ctx.read, params.id)
  return found ? done(await toDraft(found, ctx)) : refused('not_found')
}
