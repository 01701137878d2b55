import { z } from 'zod'

/** An address as a public register of addresses knows it. */
export type Street = { address: string; postalCode: string; city: string }

/** Whoever knows the streets of France; nothing waits for it, and nothing fails without it. */
export type StreetsPort = { find(asked: { search: string; postalCode?: string | undefined }): Promise<Street[]> }

type Options = { url?: string; timeoutMs?: number; now?: () => number }

/** What the search of the national address base answers (GeoJSON, as its published description says). */
const Answer = z.object({
  features: z
    .array(
      z.object({
        properties: z.object({
          name: z.string().min(1).max(200),
          postcode: z.string().regex(/^\d{5}$/),
          city: z.string().min(1).max(100),
          type: z.string(),
        }),
      }),
    )
    .max(50),
})

const most = 6
const mostBytes = 100_000
const mostKept = 500
const mostAtOnce = 8
/** The service takes fifty questions a second; we ask far fewer, whatever is typed here. */
const mostASecond = 20
const keptMs = 3_600_000
const restMs = 30_000

/**
 * Asks the national address base, as the State serves it. What it said is kept for an hour; while it is slow, away or asked too
 * often, the answer is that nothing is known.
 */
export function openStreetService({
  url = 'https://data.geopf.fr/geocodage/',
  timeoutMs = 800,
  now = Date.now,
}: Options = {}): StreetsPort {
  const kept = new Map<string, { until: number; streets: Street[] }>()
  let restsUntil = 0
  let underWay = 0
  let second = { at: 0, asked: 0 }

  const ask = async (search: string, postalCode?: string): Promise<Street[]> => {
    const query = new URLSearchParams({ q: search, limit: String(most), index: 'address', autocomplete: '1' })
    if (postalCode) query.set('postcode', postalCode)
    const answer = await fetch(new URL(`search?${query}`, url), { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) throw new Error(`the register of addresses answered ${answer.status}`)
    const text = await answer.text()
    if (text.length > mostBytes) throw new Error('the register of addresses answered too much')
    const streets = Answer.parse(JSON.parse(text)).features.map(({ properties }) => properties)
    return streets
      .filter(({ type }) => type === 'housenumber' || type === 'street' || type === 'locality')
      .map(({ name, postcode, city }) => ({ address: name, postalCode: postcode, city }))
      .slice(0, most)
  }

  const mayAsk = (at: number): boolean => {
    if (at < restsUntil || underWay >= mostAtOnce) return false
    if (at - second.at >= 1000) second = { at, asked: 0 }
    second.asked += 1
    return second.asked <= mostASecond
  }

  return {
    find: async ({ search, postalCode }) => {
      const at = now()
      const key = JSON.stringify([search.toLowerCase(), postalCode])
      const known = kept.get(key)
      if (known && known.until > at) return known.streets
      if (!mayAsk(at)) return []
      underWay += 1
      try {
        const streets = await ask(search, postalCode)
        kept.delete(key)
        kept.set(key, { until: at + keptMs, streets })
        const [oldest] = kept.keys()
        if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
        return streets
      } catch {
        restsUntil = at + restMs
        return []
      } finally {
        underWay -= 1
      }
    },
  }
}
