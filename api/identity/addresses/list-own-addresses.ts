import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/visit.ts'
import { toAddress } from './address.ts'

/** The addresses that the caller keeps, the oldest first. */
export const listOwnAddresses: UseCase<Contract['listOwnAddresses']> = async (_given, visit) => {
  const rows = await visit.read
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', getMember(visit).userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return done(rows.map(toAddress))
}
