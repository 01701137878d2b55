import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { findWithDraft } from './draft.ts'
import { removeDraft } from './remove-draft.ts'

/** Throws a draft away; where there is none, there is nothing to throw away. */
export const dropDraft =
  (kind: WrittenKind) =>
  async ({ params }: Read<Contract['dropPageDraft']>, { inTransaction }: CallContext) =>
    inTransaction(async (tx) => {
      const found = await findWithDraft(tx, kind, params.id)
      if (!found) return refused('not_found')
      await removeDraft(tx, found.record)
      return done({})
    })
