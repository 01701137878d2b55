import { leastShare, mostBottles, type Scarcity, shareOf, smallOrder } from './unproven-order.ts'

/** For how many hours a page of payment counts that was left unpaid. */
export const lapseHours = 24

/** How many pages of up to 24 bottles one place leaves unpaid before they count: cards fail honest people, too. */
export const lapsesForgiven = 2

/** How many bottles whoever left pages unpaid may hold by card all the same: two cases. */
export const alwaysByCard = 12

/** By how much more the network of a place may do: a provider's customers share it, and one customer may have all of it. */
export const networkTimes = 6

/** An order by card whose page of payment was left unpaid: how many bottles of a wine it held, and how many in all. */
export type Lapse = { ofWine: number; inAll: number }

/** What one place wants of a wine by card: what it holds, what it left unpaid, in the order in which that ended. */
export type CardTake = Scarcity & {
  wanted: number
  /** Held of this wine, and of all. */
  own: number
  ownInAll: number
  wantedInAll: number
  lapses: readonly Lapse[]
  /** Another measure than one place's: its network. */
  times: number
  isLeftUnpaid: boolean
}

/** Whether a buyer without proof asks for more by card than is lent to a place that left pages of payment unpaid. */
export function asksTooMuchByCard(take: CardTake): boolean {
  return reachesTooFar(take) || isOverLapsed(take)
}

/** What was left unpaid counts as if it were held; so nobody keeps a wine by page after page. */
function isOverLapsed({ free, wanted, own, ownInAll, wantedInAll, lapses, times }: CardTake): boolean {
  const counting = countingOf(lapses, times)
  if (counting.length === 0 || ownInAll + wantedInAll <= alwaysByCard) return false
  const sum = (of: keyof Lapse) => counting.reduce((all, lapse) => all + lapse[of], 0)
  if (ownInAll + wantedInAll + sum('inAll') > mostBottles * times) return true
  return sum('ofWine') > 0 && own + wanted + sum('ofWine') > shareOf({ free, wanted, held: own }) * times
}

/** Of the last half of a wine that pages of payment keep unpaid one place takes a tenth by card, a case at most. */
function reachesTooFar({ free, held, wanted, own, lapses, times, isLeftUnpaid }: CardTake): boolean {
  if (!isLeftUnpaid) return false
  const half = Math.floor((free + held) / 2)
  const missing = half - free
  const most = lapses.length >= lapsesForgiven * times ? 0 : Math.max(1, Math.min(smallOrder, Math.floor(half / 10))) * times
  return missing > 0 && Math.min(missing, own + wanted) > most
}

/** The first small ones are forgiven. */
function countingOf(lapses: readonly Lapse[], times: number): Lapse[] {
  let forgiven = 0
  return lapses.filter(({ inAll }) => {
    if (inAll > leastShare || forgiven >= lapsesForgiven * times) return true
    forgiven += 1
    return false
  })
}

/**
 * Whether pages of payment keep a wine from others that nobody pays: within a day more than half of it, and two orders of 24, was
 * held so for longer than it takes to pay, and more than was bought.
 */
export function isLeftUnpaid({ free, held, unpaid, paid }: Scarcity & { unpaid: number; paid: number }): boolean {
  return unpaid > paid && unpaid >= 2 * leastShare + (free + held) / 2
}
