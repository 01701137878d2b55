import { leastShare, type Measure, mostBottles, ofAddress, type Scarcity, shareOf, smallOf } from './unproven-order.ts'

/** For how many hours an order counts that ended without proof or payment. */
export const lapseHours = 24

/** How many orders one place leaves unpaid before they count: cards fail honest people, and who orders anew has cancelled first. */
export const lapsesForgiven = 2

/** How many bottles whoever left orders unpaid may hold all the same: two cases. */
export const alwaysLent = 12

/** An order that ended without proof or payment: how many bottles of a wine it held, and how many in all. */
export type Lapse = { ofWine: number; inAll: number; isCard: boolean }

/** What one place or its network wants of a wine: what it holds, what it left unpaid, in the order in which that ended. */
export type Want = Scarcity & {
  wanted: number
  /** Held of this wine, and of all. */
  own: number
  ownInAll: number
  wantedInAll: number
  lapses: readonly Lapse[]
  measure: Measure
  /** It is to be paid by card. */
  isCard: boolean
  /** Orders keep the wine that nobody proves or pays; those by card alone would. */
  isLeftUnpaid: boolean
  isLeftByCard: boolean
}

/** Whether a buyer without proof asks for more than is lent to a place that left orders unpaid. */
export function asksTooMuchAgain(want: Want): boolean {
  return reachesTooFar(want) || isOverLapsed(want)
}

/** What was left unpaid counts as if it were held; so nobody keeps a wine by order after order. */
function isOverLapsed({ free, wanted, own, ownInAll, wantedInAll, lapses, measure, isPlace }: Want): boolean {
  const { times } = measure
  const counting = countingOf(lapses, times)
  if (counting.length === 0) return false
  if (isPlace) {
    const left = counting.reduce((all, { ofWine }) => all + ofWine, 0)
    return left > 0 && own + wanted + left > shareOf({ free, wanted, held: own, isPlace }, measure)
  }
  if (ownInAll + wantedInAll <= alwaysLent) return false
  const sum = (of: 'ofWine' | 'inAll') => counting.reduce((all, lapse) => all + lapse[of], 0)
  if (ownInAll + wantedInAll + sum('inAll') > mostBottles * times) return true
  return sum('ofWine') > 0 && own + wanted + sum('ofWine') > shareOf({ free, wanted, held: own }, ofAddress) * times
}

/**
 * Of the last half of a wine that orders keep unpaid nobody takes any more who left two unpaid. A card may take all of a wine at
 * once: where that is what keeps it, one place takes a tenth of that half by card, a case at most.
 */
function reachesTooFar(want: Want): boolean {
  const { free, held, wanted, own, lapses, measure } = want
  const half = Math.floor((free + held) / 2)
  const missing = half - free
  const isTired = want.isLeftUnpaid && lapses.length >= lapsesForgiven * measure.times
  if (!isTired && !(want.isCard && want.isLeftByCard)) return false
  const most = isTired ? 0 : Math.max(1, Math.min(smallOf(want), Math.floor(half / 10))) * measure.times
  return missing > 0 && Math.min(missing, own + wanted) > most
}

/** The first small ones are forgiven; by other means than a card nobody takes more than a share, which is small enough. */
function countingOf(lapses: readonly Lapse[], times: number): Lapse[] {
  let forgiven = 0
  return lapses.filter(({ inAll, isCard }) => {
    if ((isCard && inAll > leastShare) || forgiven >= lapsesForgiven * times) return true
    forgiven += 1
    return false
  })
}

/**
 * Whether orders keep a wine from others that nobody proves or pays: within a day more than half of it, and two orders of 24, was
 * held so for longer than it takes to pay, and more than was bought.
 */
export function isLeftUnpaid({ free, held, unpaid, paid, isPlace }: Scarcity & { unpaid: number; paid: number }): boolean {
  const most = isPlace ? ofAddress.places : leastShare
  return unpaid > paid && unpaid >= 2 * most + (free + held) / 2
}
