import { isIP, isIPv6 } from 'node:net'
import type { RawRequest } from './raw-request.ts'

/**
 * Who is asking: the connection's address, or what the outermost of our own proxies saw.
 * Whatever stands further left in the header was written by the client and counts for nothing.
 */
export function clientAddress(asked: RawRequest, trustedProxies: number): string {
  const own = normaliseAddress(asked.peer) ?? asked.peer
  if (trustedProxies === 0) return own
  const named = String(asked.headers['x-forwarded-for'] ?? '').split(',')
  return normaliseAddress(named[named.length - trustedProxies]?.trim() ?? '') ?? own
}

/** The same few addresses ask again and again. */
const known = new Map<string, string | undefined>()
const mostKnown = 5000

/** One spelling for each address: no port, no zone, no IPv4 in IPv6 dress. */
export function normaliseAddress(text: string): string | undefined {
  const kept = known.get(text)
  if (kept !== undefined || text.length > 100) return kept
  if (known.size > mostKnown) known.clear()
  const address = readAddress(text)
  known.set(text, address)
  return address
}

function readAddress(text: string): string | undefined {
  const bare = text
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (!isIP(bare)) return undefined
  if (!isIPv6(bare)) return bare
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short)
  if (!mapped) return short
  const high = Number.parseInt(mapped[1] ?? '', 16)
  const low = Number.parseInt(mapped[2] ?? '', 16)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
