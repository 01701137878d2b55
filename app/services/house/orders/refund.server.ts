import { readHundredths } from '#app/models/house/panel/read-fields.ts'
import { sayHundredths } from '#app/models/house/panel/say-fields.ts'
import type { Outcome } from '#app/models/platform/outcome.ts'
import { shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import { listRefundable } from '#app/models/selling/orders/refundable.ts'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import { giftTexts } from '#app/texts/selling/gift.ts'
import type { OrderDesk } from '#app/ui/house/orders/order-screen.ts'

/** What the form of a refund was filled in with; all is kept when it is refused. */
export type RefundTyped = { montant: string; motif: string } & Readonly<Record<string, string>>
/** What is to go back, and of which goods where some are named. */
type ReadRefund = { amount: number; reason: string; lines: { line: number; quantity: number }[] }

export type RefundRefusal = { field: string; message: string }

/** What is to go back: the price of the bottles that are named, or the amount that is typed. */
export function readRefund(order: OrderDesk, typed: RefundTyped): Outcome<ReadRefund, RefundRefusal> {
  const sold = listRefundable(order, giftTexts.wrapping)
  const wanted = sold.map((_line, place) => Number(typed[`rendu-${place}`] || 0))
  const wrong = sold.findIndex(({ quantity }, place) => !isCount(wanted[place] ?? 0, quantity))
  if (wrong >= 0) {
    return { ok: false, error: { field: `rendu-${wrong}`, message: words.refundCount(sold[wrong]?.quantity ?? 0) } }
  }
  const goods = sold.flatMap((line, place) => (wanted[place] ? [{ line, count: wanted[place] }] : []))
  const amount =
    goods.length > 0 ? goods.reduce((sum, { line, count }) => sum + shareOfLine(line, 0, count), 0) : readAmount(typed.montant)
  if (amount === undefined) return { ok: false, error: { field: 'montant', message: words.amountFault } }
  const max = order.paid - order.refunded
  if (amount > max) return { ok: false, error: { field: 'montant', message: sayFault({ code: 'refund_most', params: { max } }) } }
  const named = goods.map(({ line: { name, year }, count }) => [count, '×', name, year].filter(Boolean).join(' '))
  const lines = wanted.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []))
  return { ok: true, value: { amount, reason: [named.join(', '), typed.motif].filter(Boolean).join(' : '), lines } }
}

/** The refund as the second form posts it. */
export function spellRefund({ amount, reason, lines }: ReadRefund): RefundTyped {
  const goods = lines.map(({ line, quantity }) => `${line}x${quantity}`).join(' ')
  return { montant: sayHundredths(amount), motif: reason, articles: goods }
}

/** The goods that the second form names, as the first has spelled them. */
export function readRefundGoods(spelled: string): ReadRefund['lines'] {
  const pairs = spelled.matchAll(/(\d{1,3})x(\d{1,6})/g)
  return [...pairs].map(([, line, quantity]) => ({ line: Number(line), quantity: Number(quantity) }))
}

function isCount(wanted: number, most: number): boolean {
  return Number.isInteger(wanted) && wanted >= 0 && wanted <= most
}

/** An amount as it was typed, in cents. */
export function readAmount(typed: string): number | undefined {
  const amount = readHundredths(typed)
  return typeof amount === 'number' && amount > 0 ? amount : undefined
}
