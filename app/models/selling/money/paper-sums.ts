import { netOf, shareCents } from '../../platform/text/money.ts'
import type { VatShare } from '../cart/cart-totals.ts'

/** A line as it was sold: its rate of VAT, its price after its own discount, and after its share of the order's. */
export type SoldLine = { vatRate: number; after: number; paid: number }

/** What a discount on the whole order takes off at one rate. */
export type Allowance = { rate: number; gross: number; net: number }

/** An order without its tax: each line, the shipping, and what the order's discount takes off. */
export type NetSplit = { lines: number[]; shipping: number; allowances: Allowance[] }

type Shipping = { rate: number; gross: number }

/** Says an order without tax so that at each rate lines and shipping, less the discount, are to the cent what the tax is reckoned on. */
export function splitNet(lines: readonly SoldLine[], shipping: Shipping, vat: readonly VatShare[]): NetSplit {
  const rates = [...new Set([...lines.map(({ vatRate }) => vatRate), shipping.rate])].sort((one, other) => one - other)
  const split: NetSplit = { lines: lines.map(() => 0), shipping: 0, allowances: [] }
  for (const rate of rates) {
    const own = lines.map(({ vatRate, after }) => (vatRate === rate ? after : 0))
    const off = lines.reduce((sum, { vatRate, after, paid }) => sum + (vatRate === rate ? after - paid : 0), 0)
    const allowance = netOf(off, rate)
    const target = (vat.find((share) => share.rate === rate)?.net ?? 0) + allowance
    const shares = shareCents(target, [...own, rate === shipping.rate ? shipping.gross : 0])
    split.lines = split.lines.map((net, place) => net + (shares[place] ?? 0))
    split.shipping += shares[lines.length] ?? 0
    if (off > 0) split.allowances.push({ rate, gross: off, net: allowance })
  }
  return split
}

/** The tax within a sum that is given back, at each rate: all of them together come to the tax that was asked, to the cent. */
export function shareCredit(amount: number, sold: readonly VatShare[], credited: readonly VatShare[]): VatShare[] {
  const before = sold.map(({ rate }) => sumAt(rate, credited))
  const shares = shareCents(
    amount,
    sold.map(({ gross }, place) => gross - (before[place]?.gross ?? 0)),
  )
  return sold.flatMap(({ rate }, place) => {
    const gross = shares[place] ?? 0
    const known = before[place] ?? { gross: 0, net: 0 }
    const net = netOf(known.gross + gross, rate) - known.net
    return gross === 0 ? [] : [{ rate, gross, net, tax: gross - net }]
  })
}

/** The parts of several papers, rate by rate. */
export function addVat(parts: readonly VatShare[]): VatShare[] {
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((one, other) => one - other)
  return rates.map((rate) => {
    const { gross, net } = sumAt(rate, parts)
    return { rate, gross, net, tax: gross - net }
  })
}

function sumAt(rate: number, parts: readonly VatShare[]): { gross: number; net: number } {
  const own = parts.filter((part) => part.rate === rate)
  return { gross: own.reduce((sum, part) => sum + part.gross, 0), net: own.reduce((sum, part) => sum + part.net, 0) }
}
