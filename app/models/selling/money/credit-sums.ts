import { netOf, shareCents } from '../../platform/text/money.ts'
import type { VatShare } from '../cart/cart-totals.ts'
import type { FreightShare } from '../tax/freight.ts'
import { sumAt } from './paper-sums.ts'

/** So much of an invoice: of the line at a place, or of its freight at a rate. */
export type CreditPart = { line: number | null; rate: number; gross: number }

/** What somebody wants given back: so many of a line, or of the freight where no line is named. */
export type CreditRequest = { line: number | null; quantity: number; gross: number }

type Note = { given?: readonly CreditPart[]; vat: readonly VatShare[] }

/** All that an invoice asked for, part by part: its lines as they were paid, and its freight at each rate. */
export function listSold(lines: readonly { rate: number; paid: number }[], freight: readonly FreightShare[]): CreditPart[] {
  return [
    ...lines.map(({ rate, paid }, line) => ({ line, rate, gross: paid })),
    ...freight.map(({ rate, gross }) => ({ line: null, rate, gross })),
  ]
}

/** What is left of an invoice after its notes; one that told no lines took from all that stood at its rates. */
export function leftToCredit(sold: readonly CreditPart[], notes: readonly Note[]): CreditPart[] {
  return notes.reduce<CreditPart[]>(
    (left, { given, vat }) =>
      vat.length === 0 ? left : takeAway(left, given ?? vat.flatMap((part) => spread(part.gross, left, isAt(part.rate)))),
    [...sold],
  )
}

/**
 * What a sum is given back of: first of what is named, its freight at the rates of the goods that are named with it, and then, as a
 * price that is lowered, of all that is left.
 */
export function chooseCredit(amount: number, wishes: readonly CreditRequest[], left: readonly CreditPart[]): CreditPart[] {
  const wished = wishes.filter(({ gross }) => gross > 0)
  const asked = shareCents(
    Math.min(
      amount,
      wished.reduce((sum, { gross }) => sum + gross, 0),
    ),
    wished.map(({ gross }) => gross),
  )
  const given: CreditPart[] = []
  const take = (gross: number, fits: (part: CreditPart) => boolean) => {
    const parts = spread(gross, takeAway(left, given), fits)
    given.push(...parts)
    return gross - parts.reduce((sum, part) => sum + part.gross, 0)
  }
  const goods = wished.filter(({ line }) => line !== null)
  const rates = new Set(left.filter((part) => goods.some(({ line }) => line === part.line)).map(({ rate }) => rate))
  for (const [place, { line }] of wished.entries()) {
    if (line !== null) take(asked[place] ?? 0, (part) => part.line === line)
    else {
      const rest = take(asked[place] ?? 0, (part) => part.line === null && rates.has(part.rate))
      take(rest, (part) => part.line === null)
    }
  }
  take(amount - given.reduce((sum, part) => sum + part.gross, 0), () => true)
  return mergeParts(given)
}

/** The tax within what is given back: all notes of an invoice together come to the tax that was asked, to the cent. */
export function vatOfCredit(given: readonly CreditPart[], credited: readonly VatShare[]): VatShare[] {
  const rates = [...new Set(given.map(({ rate }) => rate))].sort((one, other) => one - other)
  return rates.flatMap((rate) => {
    const gross = given.reduce((sum, part) => sum + (part.rate === rate ? part.gross : 0), 0)
    const known = sumAt(rate, credited)
    const net = netOf(known.gross + gross, rate) - known.net
    return gross === 0 ? [] : [{ rate, gross, net, tax: gross - net }]
  })
}

/** The parts of a note without tax: at each rate they come to what its tax is reckoned on. */
export function netOfParts(given: readonly CreditPart[], vat: readonly VatShare[]): number[] {
  const nets = given.map(() => 0)
  for (const { rate, net } of vat) {
    const shares = shareCents(
      net,
      given.map((part) => (part.rate === rate ? part.gross : 0)),
    )
    for (const [place, share] of shares.entries()) nets[place] = (nets[place] ?? 0) + share
  }
  return nets
}

function isAt(rate: number) {
  return (part: CreditPart) => part.rate === rate
}

/** A sum shared over the parts that fit, in proportion to what is left of each, and never more than that. */
function spread(amount: number, left: readonly CreditPart[], fits: (part: CreditPart) => boolean): CreditPart[] {
  const open = left.filter((part) => part.gross > 0 && fits(part))
  const room = open.reduce((sum, { gross }) => sum + gross, 0)
  const shares = shareCents(
    Math.min(amount, room),
    open.map(({ gross }) => gross),
  )
  return open.flatMap((part, place) => {
    const gross = shares[place] ?? 0
    return gross > 0 ? [{ ...part, gross }] : []
  })
}

function takeAway(left: readonly CreditPart[], given: readonly CreditPart[]): CreditPart[] {
  return left.map((part) => {
    const gone = given.reduce((sum, one) => sum + (isSamePart(one, part) ? one.gross : 0), 0)
    return { ...part, gross: part.gross - gone }
  })
}

function mergeParts(parts: readonly CreditPart[]): CreditPart[] {
  const firsts = parts.filter((part, place) => parts.findIndex((one) => isSamePart(one, part)) === place)
  return firsts.map((first) => ({
    ...first,
    gross: parts.reduce((sum, part) => sum + (isSamePart(part, first) ? part.gross : 0), 0),
  }))
}

function isSamePart(one: CreditPart, other: CreditPart): boolean {
  return one.line === other.line && one.rate === other.rate
}
