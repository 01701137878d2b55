import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'

/** Throws away what was being tried on; where there is nothing, there is nothing to throw away. */
export const dropLookDraft: UseCase<Contract['dropLookDraft']> = async (_given, { inTransaction }) =>
  inTransaction(async (tx) => {
    await tx.deleteFrom('look_drafts').execute()
    return done({})
  })
