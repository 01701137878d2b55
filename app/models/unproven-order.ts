/** How long an order of a mailbox that nobody has proven holds its bottles, whatever its means and its slot. */
export const unprovenHours = 24

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

/** Until when an order is held: the term of its means, or the hours of one that is not proven where they end before. */
export function cutUnproven(expiry: Date, since: Date): Date {
  return new Date(Math.min(expiry.getTime(), since.getTime() + unprovenHours * 3_600_000))
}
