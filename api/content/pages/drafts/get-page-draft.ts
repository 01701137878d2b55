import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/visit.ts'
import { findPageAndDraft, toDraft } from './draft.ts'

/** What is being written of a page. */
export const getPageDraft: UseCase<Contract['getPageDraft']> = async ({ params }, visit) => {
  const found = await findPageAndDraft(visit.read, params.id)
  return found ? done(await toDraft(found, visit)) : refused('not_found')
}
