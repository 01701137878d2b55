import { isIPv4, isIPv6 } from 'node:net'

/** The block of addresses that one household or server has: a whole IPv4 address, the first half of an IPv6 one. */
export function blockOf(address: string | undefined): string {
  if (address === undefined) return 'nowhere'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || isIPv4(address)) return mapped ?? address
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : 'nowhere'
}

/** The network that a provider hands to one customer: all of a /48 of IPv6, a /24 of IPv4. */
export function networkOf(address: string | undefined): string {
  const groups = blockOf(address)
  return groups.includes(':') ? groups.split(':').slice(0, 3).join(':') : groups.split('.').slice(0, 3).join('.')
}

function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const [before, behind] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (behind?.length ?? 0)
  return [...(before ?? []), ...Array<string>(missing).fill('0'), ...(behind ?? [])]
}
