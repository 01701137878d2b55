import { normaliseAddress } from './client-address.ts'

/** Whether a connection comes from this machine. */
export function isLoopback(peer: string): boolean {
  const address = normaliseAddress(peer) ?? ''
  return address === '::1' || address.startsWith('127.')
}
