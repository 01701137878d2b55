import { shareCents } from '../../platform/text/money.ts'

/** So much of the shipping at one rate of VAT, in hundredths of a percent. */
export type FreightShare = { rate: number; gross: number }

/** What is carried, as its freight is shared over it: what is paid for it, what it cost before all discounts, and how many there are. */
export type Carried = { vatRate: number; paid: number; before: number; quantity: number }

/** The rate at which carrying alone was taxed before it followed its goods; orders and papers of before say nothing else. */
export const formerFreightRate = 2000

/**
 * The freight at the rates of the goods that it carries: it is their accessory, so it is shared by what is paid for them at each
 * rate; where nothing is paid for any, by what they cost, else by how many they are.
 */
export function shareFreight(fees: number, goods: readonly Carried[]): FreightShare[] {
  if (fees === 0) return []
  const weights = [goods.map(({ paid }) => paid), goods.map(({ before }) => before), goods.map(({ quantity }) => quantity)]
  const chosen = weights.find((each) => each.some((weight) => weight > 0)) ?? []
  const rates = [...new Set(goods.map(({ vatRate }) => vatRate))].sort((one, other) => one - other)
  const byRate = rates.map((rate) =>
    goods.reduce((sum, { vatRate }, place) => sum + (vatRate === rate ? (chosen[place] ?? 0) : 0), 0),
  )
  const shares = shareCents(fees, byRate)
  const parts = rates.map((rate, place) => ({ rate, gross: shares[place] ?? 0 })).filter(({ gross }) => gross > 0)
  return parts.length > 0 ? parts : [{ rate: formerFreightRate, gross: fees }]
}

/** The freight of an order as it was written down; before it followed its goods nothing was, and it stood at one rate. */
export function readFreight({ shipping_fees, freight }: { shipping_fees: number; freight: string }): FreightShare[] {
  if (freight !== '') return JSON.parse(freight) as FreightShare[]
  return shipping_fees > 0 ? [{ rate: formerFreightRate, gross: shipping_fees }] : []
}
