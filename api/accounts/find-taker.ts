import { isStaff } from '#app/models/role.ts'
import type { SiteReader } from '../db/database.ts'
import type { Visit } from '../visit.ts'
import { blockOf, networkOf } from './address-block.ts'
import { hashToken } from './secrets.ts'

/** Who takes places: the house, which knows what it does, a member who has confirmed their address, or somebody from a place. */
export type PlaceTaker = { is: 'HOUSE' } | { is: 'MEMBER'; userId: string } | { is: 'STRANGER'; block: string; network: string }

/** Whose share places count in that are taken now. An address that is only typed may be anybody's: it is not asked. */
export async function findTaker(
  read: SiteReader,
  { caller, clientAddress }: Pick<Visit, 'caller' | 'clientAddress'>,
): Promise<PlaceTaker> {
  const stranger = {
    is: 'STRANGER',
    block: hashToken(`places held by block ${blockOf(clientAddress)}`),
    network: hashToken(`places held by network ${networkOf(clientAddress)}`),
  } as const
  if (caller.role === 'VISITOR') return stranger
  if (isStaff(caller.role)) return { is: 'HOUSE' }
  const { userId } = caller
  const known = await read.selectFrom('users').select('confirmed_at').where('id', '=', userId).executeTakeFirst()
  return known?.confirmed_at ? { is: 'MEMBER', userId } : stranger
}

/** What is kept of where places were taken from: nothing of whoever's account counts instead, the network while they are to be confirmed. */
export function originKept(taker: PlaceTaker) {
  return taker.is === 'STRANGER' ? { from_block: taker.block, from_network: taker.network } : { from_block: '', from_network: '' }
}
