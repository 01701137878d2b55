import type { Selectable } from 'kysely'
import { done, type Fault, type Outcome, refused } from '#app/models/outcome.ts'
import { countLeft, type PackedGood, type Parcel } from '#app/models/parcel.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'
import type { OrderRow } from './add-step.ts'

type Line = Selectable<SiteTables['order_lines']>
type Wish = { body: Read<Contract['moveOrder']>['body']; known: readonly Parcel[] }

/** What lies in a parcel, and what is left in the house after it. */
export type Packed = { goods: PackedGood[]; isLast: boolean; lines: Line[]; left: number[] }

/** Packs a parcel of an order: what is named, or all that is left; never more than was ordered. */
export async function packParcel(tx: SiteWriter, order: OrderRow, { body, known }: Wish): Promise<Outcome<Packed>> {
  const lines = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const before = countLeft(lines, known)
  const isWhole = body.fulfilment === 'shipped'
  const rest = before.flatMap((quantity, place) => (quantity > 0 ? [{ place, quantity }] : []))
  // An order that leaves at once has no parcels to tell apart.
  const goods = isWhole ? (known.some((parcel) => parcel.goods.length > 0) ? rest : []) : (body.goods ?? [])
  const fields = findFaults(goods, before)
  if (Object.keys(fields).length > 0) return refused('invalid', { fields })
  const left = countLeft(lines, [...known, { goods }])
  return done({ goods, lines, left, isLast: isWhole || left.every((quantity) => quantity === 0) })
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
