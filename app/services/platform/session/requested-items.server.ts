import type { ShopApi } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'

/** Goods as a cart is asked for them. */
export type RequestedItems = Parameters<ShopApi['createCart']>[0]['body']['products']

/** The goods that a link or a form names, and the words in it that can name none. */
export type Named = { wishes: RequestedItems; astray: string[] }

/** What could be had of some wishes, if anything, and the ids of those that could not. */
export type Met<T> = { value: T | undefined; unmet: string[] }

/** How many goods a link may name. */
export const mostNamed = 50
const mostOfOne = 10_000
const one = /^([\w-]{1,64})(?::(\d{1,5}))?$/

/** Reads what names goods: `abbesse-2021-75:2,jaune-2017-62`. */
export function readRequestedItems(named: string): Named {
  const read: Named = { wishes: [], astray: [] }
  for (const part of named.split(',').map((word) => word.trim())) {
    const wish = readWish(part)
    if (wish && read.wishes.length < mostNamed) read.wishes.push(wish)
    else if (part !== '') read.astray.push(part.slice(0, 64))
  }
  return read
}

/** The same, as a form or a mirror writes it. */
export function writeRequestedItems(lines: readonly { idDeclination: string; quantity: number }[]): string {
  return lines.map(({ idDeclination, quantity }) => `${idDeclination}:${quantity}`).join(',')
}

/** Asks for goods, without those that are refused, until the rest can be had: one that is gone takes nothing else away. */
export async function askForRest<T>(
  wishes: RequestedItems,
  ask: (rest: RequestedItems) => Promise<Outcome<T, Failure>>,
): Promise<Outcome<Met<T>, Failure>> {
  const unmet: string[] = []
  let rest = wishes
  while (rest.length > 0) {
    const asked = await ask(rest)
    if (asked.ok) return done({ value: asked.value, unmet })
    const place = placeOfFault(asked.error)
    if (place === undefined) return asked
    unmet.push(rest[place]?.idDeclination ?? '')
    rest = rest.filter((_, index) => index !== place)
  }
  return done({ value: undefined, unmet })
}

function readWish(part: string): RequestedItems[number] | undefined {
  const [, idDeclination, quantity = '1'] = one.exec(part) ?? []
  if (!idDeclination || Number(quantity) > mostOfOne) return undefined
  return { idDeclination, quantity: Math.max(1, Number(quantity)) }
}

/** Which of the wishes a refusal is about, where it is about one of them. */
function placeOfFault({ fields = {} }: Failure): number | undefined {
  const place = /^products\.(\d+)\./.exec(Object.keys(fields)[0] ?? '')?.[1]
  return place === undefined ? undefined : Number(place)
}
