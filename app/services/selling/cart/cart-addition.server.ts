import type { Answer, Contract } from '#api/contract/index.ts'
import type { RequestedItems } from '../../platform/session/requested-items.server.ts'

type Lines = readonly Pick<Answer<Contract['getCart']>['lines'][number], 'id' | 'declinationId' | 'quantity'>[]

/** What one line of a cart held before something was added to it, and holds since. */
type Change = { line: number; before: number; after: number }

/** For how long an addition was made just now, in seconds. */
const fresh = 600

/** The most signs that a cookie has room for; more is taken back line by line, in the cart. */
const longest = 600
const one = /^([\w-]{1,64}):(\d{1,5}):(\d{1,5})$/

/** What was added to a cart, as a browser keeps it to take it back: when, and of what how many before and since, `1795000000,abbesse-2021-75:2:3`. */
export function writeAddition(lines: Lines, wishes: RequestedItems, now = Date.now()): string {
  const added = new Map<string, number>()
  for (const { idDeclination = '', quantity } of wishes) added.set(idDeclination, (added.get(idDeclination) ?? 0) + quantity)
  const changes = lines.flatMap(({ declinationId, quantity }) => {
    const more = added.get(declinationId)
    return more === undefined ? [] : [`${declinationId}:${Math.max(0, quantity - more)}:${quantity}`]
  })
  const written = [Math.floor(now / 1000), ...changes].join(',')
  return changes.length === 0 || written.length > longest ? '' : written
}

/** The lines that a fresh addition has changed; none where one of them holds something else meanwhile. */
export function readAddition(written: string, lines: Lines, now = Date.now()): Change[] {
  const [moment = '', ...parts] = written.split(',')
  if (!/^\d{10}$/.test(moment) || Number(moment) + fresh < now / 1000) return []
  const changes = parts.map((part) => {
    const [, declination, before, after] = one.exec(part) ?? []
    const line = lines.find(({ declinationId, quantity }) => declinationId === declination && quantity === Number(after))
    return line && { line: line.id, before: Number(before), after: Number(after) }
  })
  return changes.every((change) => change !== undefined) ? changes : []
}
