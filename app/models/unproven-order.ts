/** How long an order of a mailbox that nobody has proven holds its bottles, whatever its means and its slot. */
export const unprovenHours = 24

/** How long it holds them where such orders hold more than half of a wine together. */
export const scarceHours = 2

/** How long it holds bottles of the last tenth: long enough to pay by card, or to open the order's mail. */
export const lastMinutes = 35

/** How many orders one place may have waiting whose mailbox is not proven: several buyers may share a place. */
export const mostUnproven = 24

/** How many orders a proven mailbox may have waiting for their money. */
export const mostOpen = 8

/** How many bottles one buyer who never paid anything may hold without paying: six cases of twenty-four. */
export const mostBottles = 144

/** How many bottles of one wine may always be held, however few there are of it. */
export const leastShare = 24

/** How many mails about orders a mailbox that has asked for none gets within a day. */
export const mostMails = 3

/** What one buyer holds of a wine without payment, and what more they want; `free` is what is left beside both. */
export type HeldShare = { free: number; wanted: number; held: number }

/** Whether one buyer would hold more than a third of a wine without payment. */
export function isOverShare({ free, wanted, held }: HeldShare): boolean {
  return held + wanted > Math.max(leastShare, Math.floor((free + wanted + held) / 3))
}

/** What of a wine is free beside an order, and what orders hold of it that are not proven, this one among them. */
export type Scarcity = { free: number; held: number }

/**
 * For how many minutes an order that is not proven holds its wines; the scarcest rules. Nobody is refused by what others hold:
 * what many hold together without a proof only comes back sooner.
 */
export function findHoldMinutes(wines: readonly Scarcity[]): number {
  return Math.min(unprovenHours * 60, ...wines.map(minutesOf))
}

function minutesOf({ free, held }: Scarcity): number {
  const sellable = free + held
  if (free * 2 >= sellable) return unprovenHours * 60
  return free * 10 >= sellable ? scarceHours * 60 : lastMinutes
}

/** Until when an order is held: the term of its means, or the minutes of one that is not proven where they end before. */
export function cutUnproven(expiry: Date, since: Date, minutes: number): Date {
  return new Date(Math.min(expiry.getTime(), since.getTime() + minutes * 60_000))
}
