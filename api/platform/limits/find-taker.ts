import type { PlaceOrigin } from '#app/models/content/bookings/place-share.ts'
import { isStaff } from '#app/models/identity/role.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import type { CallContext } from '../call/call-context.ts'
import type { SiteReader } from '../database/database.ts'
import { hashToken } from '../secrets/secrets.ts'
import { blockOf, networkOf } from './address-block.ts'

/** Who takes places: the house, which knows what it does, a member who has confirmed their address, or somebody from a place. */
export type PlaceTaker = { is: 'HOUSE' } | ({ is: 'MEMBER'; userId: string } & PlaceOrigin) | ({ is: 'STRANGER' } & PlaceOrigin)

/** In whose shares places count that are taken now. A stranger's mailbox is the one they type, a member's that of their account. */
export async function findTaker(
  read: SiteReader,
  { caller, clientAddress }: Pick<CallContext, 'caller' | 'clientAddress'>,
  typed: string | undefined,
): Promise<PlaceTaker> {
  const origin = {
    block: hashToken(`places held by block ${blockOf(clientAddress)}`),
    network: hashToken(`places held by network ${networkOf(clientAddress)}`),
  }
  const stranger = { is: 'STRANGER', ...origin, mailbox: hashMailbox(typed) } as const
  if (caller.role === 'VISITOR') return stranger
  if (isStaff(caller.role)) return { is: 'HOUSE' }
  const { userId } = caller
  const known = await read.selectFrom('users').select(['email', 'confirmed_at']).where('id', '=', userId).executeTakeFirst()
  return known?.confirmed_at ? { is: 'MEMBER', userId, ...origin, mailbox: hashMailbox(known.email) } : stranger
}

/** What is kept of where places were taken from, and of who answers for them: nothing of what the house takes. */
export function originKept(taker: PlaceTaker) {
  const { block, network, mailbox } = taker.is === 'HOUSE' ? { block: '', network: '', mailbox: '' } : taker
  return { from_block: block, from_network: network, from_mailbox: mailbox }
}

function hashMailbox(address: string | undefined): string {
  return address === undefined ? '' : hashToken(`places held by mailbox ${mailboxOf(address)}`)
}
