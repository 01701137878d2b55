import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findPageAndDraft } from './draft.ts'

/** Throws a draft away; where there is none, there is nothing to throw away. */
export const dropPageDraft: UseCase<Contract['dropPageDraft']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    if (!(await findPageAndDraft(tx, params.id))) return refused('not_found')
    await tx.deleteFrom('page_drafts').where('page_id', '=', params.id).execute()
    return done({})
  })
