import type { Selectable } from 'kysely'
import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { isAllSettled, type LineCount } from '#app/models/selling/orders/order-rest.ts'
import type { PackedGood } from '#app/models/selling/shipping/parcel.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { OrderRow } from './add-step.ts'
import { countLines, readGivenUp } from './count-lines.ts'

type Line = Selectable<SiteTables['order_lines']>
type Body = Read<Contract['moveOrder']>['body']

/** What lies in a parcel, and what is left to be sent after it. */
export type Packed = { goods: PackedGood[]; isLast: boolean; lines: Line[]; left: number[] }

/** Packs a parcel of an order: what is named, or all that is left; never more than was ordered, nor what was given up before it left. */
export async function packParcel(tx: SiteWriter, order: OrderRow, body: Body): Promise<Outcome<Packed>> {
  const found = await findSomethingToHand(tx, order)
  if (!found.ok) return found
  const { lines, counts } = found.value
  const before = counts.map(({ left }) => left)
  const isWhole = body.fulfilment === 'shipped'
  const rest = before.flatMap((quantity, place) => (quantity > 0 ? [{ place, quantity }] : []))
  // An order that leaves at once, as it was ordered, has nothing to tell apart.
  const isAtOnce = counts.every(({ ordered, left }) => left === ordered)
  const goods = isWhole ? (isAtOnce ? [] : rest) : (body.goods ?? [])
  const fields = findFaults(goods, before)
  if (Object.keys(fields).length > 0) return refused('invalid', { fields })
  const left = before.map((quantity, at) =>
    goods.reduce((rest, good) => (good.place === at ? rest - good.quantity : rest), quantity),
  )
  return done({ goods, lines, left, isLast: isWhole || left.every((quantity) => quantity === 0) })
}

/** The lines of an order, each with where its goods are; refused where all was given up before it left. */
export async function findSomethingToHand(
  tx: SiteReader,
  order: OrderRow,
): Promise<Outcome<{ lines: Line[]; counts: LineCount[] }>> {
  const lines = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const givenUp = (await readGivenUp(tx, [order])).get(order.id)
  const counts = countLines(order, lines, givenUp).map(({ count }) => count)
  if (isAllSettled(counts)) return refused('conflict', { fields: { fulfilment: { code: 'nothing_to_send' } } })
  return done({ lines, counts })
}

/** What the mail says of a parcel that is one of several. */
export function sayPacked({ goods, lines, left, isLast }: Packed): Record<string, string> {
  if (goods.length === 0) return {}
  const say = (packed: readonly PackedGood[]) =>
    packed.map(({ place, quantity }) => `${quantity} × ${nameOf(lines[place])}`).join('\n')
  const rest = left.flatMap((quantity, place) => (quantity > 0 ? [{ place, quantity }] : []))
  return { lines: say(goods), rest: isLast ? '' : say(rest) }
}

function findFaults(goods: readonly PackedGood[], left: readonly number[]): Record<string, Fault> {
  const wanted = new Map<number, number>()
  for (const { place, quantity } of goods) wanted.set(place, (wanted.get(place) ?? 0) + quantity)
  return Object.fromEntries(
    [...wanted].flatMap(([place, quantity]): [string, Fault][] => {
      const max = left[place] ?? 0
      return quantity > max ? [[`goods.${place}.quantity`, { code: 'too_large', params: { max } }]] : []
    }),
  )
}

function nameOf(line: Line | undefined): string {
  const { year } = JSON.parse(line?.details ?? '{}') as { year?: number | null }
  return [line?.name, year].filter(Boolean).join(' ')
}
