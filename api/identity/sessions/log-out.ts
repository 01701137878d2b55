import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/visit.ts'

/** Ends the session that asks. */
export const logOut: UseCase<Contract['logOut']> = (_given, visit) =>
  visit.inTransaction(async (tx) => {
    await tx.deleteFrom('tokens').where('id', '=', getMember(visit).tokenId).execute()
    return done({})
  })
