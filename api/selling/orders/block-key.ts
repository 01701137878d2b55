import { blockOf, networkOf } from '../../platform/limits/address-block.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'

/** What is kept of the place an order came from: enough to know it again, not to read it. */
export function blockKeyOf(clientAddress: string | undefined): string {
  return hashToken(`orders held by block ${blockOf(clientAddress)}`)
}

/** The same of the network that one customer of a provider may have. */
function networkKeyOf(clientAddress: string | undefined): string {
  return hashToken(`orders held by network ${networkOf(clientAddress)}`)
}

/** What is kept of a place: the address itself, and what lies around it. */
export function originOf(clientAddress: string | undefined): { block: string; network: string } {
  return { block: blockKeyOf(clientAddress), network: networkKeyOf(clientAddress) }
}
