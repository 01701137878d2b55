import { addDays, parisDay } from '../../platform/time/working-days.ts'
import { priceAt, rateAt, type Tax } from '../tax/tax.ts'

/** What makes an order a gift: the words of its card, whether it is wrapped, and the day on which it is wished for. */
export type Gift = { card: string; isWrapped: boolean; day: string | null }

/** So many characters stand on one card. */
export const longestCard = 400

/** Further ahead nobody keeps a parcel ready. */
const wishedWithin = 90

/** What wrapping costs, and its rate of VAT in hundredths of a percent. */
export type Wrapping = { price: number; vatRate: number }

/** What wrapping costs where the goods go; nothing where the house does not offer it. */
export function readWrapping(
  values: { GIFT_WRAPPING: boolean; GIFT_WRAPPING_PRICE: number; GIFT_WRAPPING_VAT: number },
  tax: Tax,
): Wrapping | null {
  if (!values.GIFT_WRAPPING) return null
  const vatRate = Math.round(values.GIFT_WRAPPING_VAT * 100)
  const price = Math.round(values.GIFT_WRAPPING_PRICE * 100)
  return { price: priceAt(tax, price, vatRate), vatRate: rateAt(tax, vatRate) }
}

/** Between which days a gift may be wished for: never before the first that is promised, or tomorrow where none is. */
export function wishedBetween(promised: { from: string } | null | undefined, now: Date): { from: string; to: string } {
  const today = parisDay(now)
  return { from: promised?.from ?? addDays(today, 1), to: addDays(today, wishedWithin) }
}

/** The gift that an order was written with; nothing where it is none. */
export function readGift({ gift }: { gift: string }): Gift | null {
  return gift === '' ? null : (JSON.parse(gift) as Gift)
}

/** The part of a paper that asks for the wrapping: it stands after all lines of its order. */
export function wrappedLine({ wrapping, wrapping_rate }: { wrapping: number; wrapping_rate: number }) {
  return wrapping > 0 ? [{ vatRate: wrapping_rate, after: wrapping, paid: wrapping }] : []
}
