import { blockOf } from '../accounts/address-block.ts'
import { hashToken } from '../accounts/secrets.ts'

/** What is kept of the place an order came from: enough to know it again, not to read it. */
export function blockKeyOf(clientAddress: string | undefined): string {
  return hashToken(`orders held by block ${blockOf(clientAddress)}`)
}
