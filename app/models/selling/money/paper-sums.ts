import { netOf, shareCents } from '../../platform/text/money.ts'
import type { VatShare } from '../cart/cart-totals.ts'
import type { FreightShare } from '../tax/freight.ts'

/** A line as it was sold: its rate of VAT, its price after its own discount, and after its share of the order's. */
export type SoldLine = { vatRate: number; after: number; paid: number }

/** What a discount on the whole order takes off at one rate. */
export type Allowance = { rate: number; gross: number; net: number }

/** The shipping at one rate, with its tax and without. */
export type Freight = FreightShare & { net: number }

/** An order without its tax: each line, the shipping, and what the order's discount takes off. */
export type NetSplit = { lines: number[]; freight: Freight[]; allowances: Allowance[] }

/** Says an order without tax so that at each rate lines and shipping, less the discount, are to the cent what the tax is reckoned on. */
export function splitNet(lines: readonly SoldLine[], freight: readonly FreightShare[], vat: readonly VatShare[]): NetSplit {
  const rates = [...new Set([...lines.map(({ vatRate }) => vatRate), ...freight.map(({ rate }) => rate)])]
  const split: NetSplit = { lines: lines.map(() => 0), freight: [], allowances: [] }
  for (const rate of rates.sort((one, other) => one - other)) {
    const own = lines.map(({ vatRate, after }) => (vatRate === rate ? after : 0))
    const off = lines.reduce((sum, { vatRate, after, paid }) => sum + (vatRate === rate ? after - paid : 0), 0)
    const carried = freight.reduce((sum, part) => sum + (part.rate === rate ? part.gross : 0), 0)
    const allowance = netOf(off, rate)
    const target = (vat.find((share) => share.rate === rate)?.net ?? 0) + allowance
    const shares = shareCents(target, [...own, carried])
    split.lines = split.lines.map((net, place) => net + (shares[place] ?? 0))
    if (carried > 0) split.freight.push({ rate, gross: carried, net: shares[lines.length] ?? 0 })
    if (off > 0) split.allowances.push({ rate, gross: off, net: allowance })
  }
  return split
}

/** The parts of several papers, rate by rate. */
export function addVat(parts: readonly VatShare[]): VatShare[] {
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((one, other) => one - other)
  return rates.map((rate) => {
    const { gross, net } = sumAt(rate, parts)
    return { rate, gross, net, tax: gross - net }
  })
}

/** What some parts come to at one rate. */
export function sumAt(rate: number, parts: readonly VatShare[]): { gross: number; net: number } {
  const own = parts.filter((part) => part.rate === rate)
  return { gross: own.reduce((sum, part) => sum + part.gross, 0), net: own.reduce((sum, part) => sum + part.net, 0) }
}
