import type { Parcel } from '../shipping/parcel.ts'

/** So much of a line as its buyer gave up; `kept` of it had not left the house then, and never will. */
export type GivenUp = { line: number; quantity: number; kept: number }

/** Where the goods of a line are: each unit is sent, given up before it was, or to be sent still. */
export type LineCount = { ordered: number; sent: number; givenUp: number; left: number }

/** What became of an order so far; of a refused withdrawal nothing counts as given up. */
export type Course = {
  parcels: readonly Pick<Parcel, 'goods'>[]
  givenUp: readonly GivenUp[]
  /** All that was to leave has left, or was handed over. */
  isGone: boolean
}

/** Reckons every line of an order: the one number by which it is packed, given back and looked over. */
export function reckonLines(lines: readonly { quantity: number }[], { parcels, givenUp, isGone }: Course): LineCount[] {
  const packed = parcels.flatMap(({ goods }) => goods)
  return lines.map(({ quantity: ordered }, at) => {
    const kept = sum(givenUp.map((one) => (one.line === at ? one.kept : 0)))
    // Nothing is said of the goods of an order that left at once.
    const wentTogether = isGone && packed.length === 0
    const sent = wentTogether ? ordered - kept : sum(packed.map((good) => (good.place === at ? good.quantity : 0)))
    return { ordered, sent, givenUp: kept, left: ordered - sent - kept }
  })
}

/** How much of what is given up of a line now has not left: that goes first, for nobody has to send it back. */
export function countKept({ left }: LineCount, quantity: number): number {
  return Math.min(quantity, Math.max(0, left))
}

/** How much of what was given up is to come back from its buyer. */
export function countComingBack({ quantity, kept }: GivenUp): number {
  return quantity - kept
}

/** Whether nothing of an order is to be sent any more. */
export function isAllSettled(counts: readonly LineCount[]): boolean {
  return counts.every(({ left }) => left === 0)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0)
}
