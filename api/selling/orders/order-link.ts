import { addresses } from '#app/models/platform/web/addresses.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { Sealing } from '../../platform/outside/sealing.ts'
import { hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import type { OrderRow } from './add-step.ts'

type KeptToken = Pick<OrderRow, 'id' | 'token_hash' | 'token_sealed'>

/** What is kept of a new order's token: whoever reads the database finds no way to its page. */
export function makeOrderToken(id: string, sealing: Sealing): KeptToken {
  return keepToken(id, makeSecret(), sealing)
}

/** The same for a token that is in its buyer's hands already. */
export function keepToken(id: string, token: string, sealing: Sealing): KeptToken {
  return { id, token_hash: hashToken(token), token_sealed: sealing.seal(token, orderSealingName(id)) }
}

/** The order that a link opens. */
export async function findOrderByToken(read: SiteReader, token: string): Promise<OrderRow | undefined> {
  return read
    .selectFrom('orders')
    .selectAll()
    .where((on) =>
      on.or([on('token_hash', '=', hashToken(token)), on.and([on('token_hash', '=', token), on('token_sealed', '=', unsealed)])]),
    )
    .executeTakeFirst()
}

/** What the buyer's links hold; empty where the key that sealed it is gone: the links that were sent still open the order. */
export function openOrderToken({ id, token_hash, token_sealed }: KeptToken, sealing: Sealing): string {
  if (token_sealed === unsealed) return token_hash
  return sealing.open(token_sealed, orderSealingName(id)) ?? ''
}

/** Where an order is followed on the site; the page that mails the link again, where it cannot be told. */
export function followPath(order: KeptToken, sealing: Sealing): string {
  const token = openOrderToken(order, sealing)
  return token ? addresses.order(token) : addresses.askOrderLink
}

/** The same with what shows that its mail was read; nothing more where that is known already. */
export function provePath(order: KeptToken & Pick<OrderRow, 'proof' | 'is_proven'>, sealing: Sealing): string {
  const path = followPath(order, sealing)
  return order.is_proven === 1 || path === addresses.askOrderLink ? path : `${path}?preuve=${order.proof}`
}

/** Of an order from before tokens were sealed, until it has its turn. */
export const unsealed = ''

/** Where the token of an order is sealed for. */
export function orderSealingName(id: string): string {
  return `order-token/${id}`
}
