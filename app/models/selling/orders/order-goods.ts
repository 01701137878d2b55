import type { OrderFaultCode } from '../../platform/order-fault.ts'
import { findAllowedQuantities } from '../cart/cart-quantity.ts'

/** From where one unit of a thing is taken, and how many there. */
export type Take = { place: 'declination' | 'product'; id: string; each: number }

/** What is wanted of one thing. */
export type WantedGood = { name: string; quantity: number; multiple: number; takes: readonly Take[] }

export type GoodFault = { code: OrderFaultCode; params: Record<string, string | number> }

/** What the whole of an order takes from each place, in one order for all orders: two that meet never wait for each other. */
export type TotalTake = { place: Take['place']; id: string; quantity: number }

/** What an order takes that others may want as well: bottles, and one place of a slot's day or one use of a code. */
export type ScarceGood = { place: Take['place'] | 'slot' | 'code'; id: string; quantity: number }

/** Whether that is bottles of a wine; else it is a place of a slot, or a use of a code. */
export function isBottles<T extends ScarceGood>(good: T): good is T & TotalTake {
  return good.place !== 'slot' && good.place !== 'code'
}

/** How many bottles that is. */
export function countBottles(goods: Iterable<ScarceGood>): number {
  let bottles = 0
  for (const good of goods) if (isBottles(good)) bottles += good.quantity
  return bottles
}

/** What an order takes in all: its bottles, its slot, its code. */
export function listScarce(
  takes: readonly TotalTake[],
  slot: { id: string; day: string } | null | undefined,
  code: { id: string } | null,
): ScarceGood[] {
  const goods: ScarceGood[] = [...takes]
  if (slot) goods.push({ place: 'slot', id: nameSlotDay(slot), quantity: 1 })
  if (code) goods.push({ place: 'code', id: code.id, quantity: 1 })
  return goods
}

/** What the places of a slot's day are called among scarce goods. */
export function nameSlotDay({ id, day }: { id: string; day: string }): string {
  return `${id}/${day}`
}

/** The slot and the day that are called so. */
export function readSlotDay(name: string): { id: string; day: string } {
  const at = name.lastIndexOf('/')
  return { id: name.slice(0, at), day: name.slice(at + 1) }
}

/** What goods take together: boxes and bottles that share a stock are summed. */
export function sumTakes(goods: readonly WantedGood[]): TotalTake[] {
  const totals = new Map<string, TotalTake>()
  for (const { quantity, takes } of goods) {
    for (const { place, id, each } of takes) {
      const key = keyOf({ place, id })
      const known = totals.get(key)?.quantity ?? 0
      totals.set(key, { place, id, quantity: known + each * quantity })
    }
  }
  return [...totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total)
}

/** The key by which the stock of a place is looked up. */
export function keyOf({ place, id }: Pick<ScarceGood, 'place' | 'id'>): string {
  return `${place} ${id}`
}

/** What is wrong with each thing that is wanted: nothing, or what to change; no stock above the limit is told. */
export function judgeGoods(
  goods: readonly WantedGood[],
  stocks: ReadonlyMap<string, number>,
  displayLimit: number,
): (GoodFault | undefined)[] {
  const short = new Set(
    sumTakes(goods)
      .filter((total) => total.quantity > (stocks.get(keyOf(total)) ?? 0))
      .map(keyOf),
  )
  return goods.map((good) => {
    const { name, quantity, multiple } = good
    const allowed = findAllowedQuantities(quantity, multiple)
    if (allowed) return { code: 'multiple', params: { name, multiple, ...allowed } }
    if (!good.takes.some((take) => short.has(keyOf(take)))) return undefined
    const left = countLeft(good, stocks)
    if (left === 0) return { code: 'sold_out', params: { name } }
    return { code: 'short', params: { name, ...(left < quantity && left <= displayLimit && { left }) } }
  })
}

/** How many of a thing could be had alone, in its multiples. */
function countLeft({ takes, multiple }: WantedGood, stocks: ReadonlyMap<string, number>): number {
  const units = Math.min(...takes.map((take) => Math.floor((stocks.get(keyOf(take)) ?? 0) / take.each)))
  return units - (units % multiple)
}
