/** How long an order of a mailbox that nobody has proven holds its bottles, whatever its means and its slot. */
export const unprovenHours = 24

/** How long it holds them where such orders hold more than half of a wine together. */
export const scarceHours = 2

/** How long it holds bottles of the last tenth: long enough to pay by card, or to open the order's mail. */
export const lastMinutes = 35

/** How many bottles of a wine an order may take that counts as a small one: a case. */
export const smallOrder = 6

/** How long a small order keeps bottles that others miss, before anybody has proven it: long enough to open its mail. */
export const smallGraceMinutes = 15

/** How long a larger one keeps them. */
export const largeGraceMinutes = 5

/** How long an order by card keeps them, from its first page of payment on: long enough to pay there. */
export const cardGraceMinutes = 12

/** How many orders one place may have waiting whose mailbox is not proven: several buyers may share a place. */
export const mostUnproven = 24

/** How many orders a proven mailbox may have waiting for their money. */
export const mostOpen = 8

/** How many bottles one buyer who never paid anything may hold without paying: six cases of twenty-four. */
export const mostBottles = 144

/** How many bottles of one wine may always be held, however few there are of it. */
export const leastShare = 24

/** How often a day one buyer who never paid anything may hold more than their share for the minutes of a page of payment. */
export const mostLargeCards = 4

/** How many mails about orders a mailbox that has asked for none gets within a day. */
export const mostMails = 3

/**
 * By what somebody is measured: how many times what is lent to one place, and which part of a wine; of a slot's places and a code's
 * uses so many are lent at least.
 */
export type Measure = { times: number; part: number; places: number }

/** One place, or a proven mailbox. */
export const ofAddress: Measure = { times: 1, part: 3, places: 2 }

/** The network of a place may do more: a provider's customers share it, and one customer may have all of it. */
export const ofNetwork: Measure = { times: 6, part: 2, places: 4 }

/** What comes from one place, proven or not, by however many mailboxes: whoever has a domain has as many as they like. */
export const ofKeptAddress: Measure = { times: 2, part: 2, places: 3 }

/** The same of its network. */
export const ofKeptNetwork: Measure = { times: 12, part: 4 / 3, places: 6 }

/** It is the places of a slot's day or the uses of a code, and not the bottles of a wine: there are few, and an order takes one. */
type Counted = { isPlace?: boolean | undefined }

/** What one buyer holds of a wine without payment, and what more they want; `free` is what is left beside both. */
export type HeldShare = Counted & { free: number; wanted: number; held: number }

/** Whether one buyer, or a network, would hold more than their share of a wine without payment. */
export function isOverShare(share: HeldShare, measure: Measure): boolean {
  return share.held + share.wanted > shareOf(share, measure)
}

/** How much of a wine one buyer may hold without payment: a third, 24 bottles at least; a network half, and six times as many. */
export function shareOf({ free, wanted, held, isPlace }: HeldShare, { times, part, places }: Measure): number {
  const all = free + wanted + held
  // Where there are few all of them are a share only for whoever takes the last one.
  const least = isPlace ? Math.max(1, Math.min(places, all - 1)) : leastShare * times
  return Math.max(least, Math.floor(all / part))
}

/** What of a wine orders without proof are to leave to others: a tenth of what is not sold, and one bottle at least. */
export function reserveOf({ free, held }: Scarcity): number {
  return Math.max(1, Math.floor((free + held) / 10))
}

/**
 * Whether a buyer without proof reaches into the last tenth of a wine by more than a case, in all their orders, or their network by
 * more than six. Small stocks have none: a case is more than a tenth of them.
 */
export function takesReserve(
  { free, wanted, own, held, isPlace }: Scarcity & { wanted: number; own: number },
  { times }: Measure,
): boolean {
  const missing = reserveOf({ free, held }) - free
  const small = smallOf({ isPlace })
  return missing > 0 && free + held >= small * 10 && Math.min(missing, own + wanted) > small * times
}

/** How much of something is little: a case of a wine, one place. */
export function smallOf({ isPlace }: Counted): number {
  return isPlace ? 1 : smallOrder
}

/** An order without proof that holds some of a wine: from where, how much, and for how many minutes by now; by card, since its page. */
export type Holding = { id: string; block: string; network: string; quantity: number; minutes: number; isCard: boolean }

/**
 * Which orders give way where such orders leave too little of a wine to others: those of the place that holds most come first, or
 * of the network that holds six times as much; its newest before its older ones, and no more than are needed. Whoever opens the
 * mail within minutes is not among them.
 */
export function chooseGivingWay(holdings: readonly Holding[], { free, held }: Scarcity): string[] {
  const ofBlocks = sumBy(holdings, 'block')
  const ofNetworks = sumBy(holdings, 'network')
  const most = ({ block, network }: Holding) =>
    Math.max((ofBlocks.get(block) ?? 0) / ofAddress.times, (ofNetworks.get(network) ?? 0) / ofNetwork.times)
  const may = holdings.filter((holding) => holding.minutes >= graceOf(holding))
  const chosen: string[] = []
  let missing = reserveOf({ free, held }) - free
  for (const { id, quantity } of may.toSorted((one, other) => most(other) - most(one) || one.minutes - other.minutes)) {
    if (missing <= 0) break
    chosen.push(id)
    missing -= quantity
  }
  return chosen
}

/** How much each place holds, or each network. */
function sumBy(holdings: readonly Holding[], around: 'block' | 'network'): Map<string, number> {
  const held = new Map<string, number>()
  for (const holding of holdings) held.set(holding[around], (held.get(holding[around]) ?? 0) + holding.quantity)
  return held
}

function graceOf({ quantity, isCard }: Holding): number {
  if (isCard) return cardGraceMinutes
  return quantity > smallOrder ? largeGraceMinutes : smallGraceMinutes
}

/** What of a wine is free beside an order, and what orders hold of it that are not proven, this one among them. */
export type Scarcity = Counted & { free: number; held: number }

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

/** Until when an order by card that nobody has proven keeps its bottles whatever others want; nothing where that is all of its time. */
export function keptByCard({ since, expiry }: { since: string; expiry: string }): string | null {
  const until = new Date(Date.parse(since) + cardGraceMinutes * 60_000).toISOString()
  return until < expiry ? until : null
}

/** From when an order that is not proven was placed, and from when it waits: another page of payment has minutes of its own. */
type Waits = { placed: Date; since: Date }

/**
 * Until when an order that is not proven is held: the term of its means, or its minutes where they end before; page after page of
 * payment keeps it for no longer than anything else.
 */
export function cutUnproven(expiry: Date, { placed, since }: Waits, minutes: number): Date {
  const last = placed.getTime() + unprovenHours * 3_600_000
  return new Date(Math.min(expiry.getTime(), since.getTime() + minutes * 60_000, last))
}
