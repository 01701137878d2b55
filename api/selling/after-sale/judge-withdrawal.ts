import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
import { judgeArrival, lastDayToWithdraw, shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import { countKept } from '#app/models/selling/orders/order-rest.ts'
import { isPaid } from '#app/models/selling/payment.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { type GivenBack, readWithdrawable, type Withdrawable } from '../order-views/read-withdrawable.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findStandardShipping } from './find-standard-shipping.ts'
import { mayEnd } from './is-given-up.ts'

type Wish = Pick<Read<Contract['withdrawOrder']>['body'], 'lines' | 'arrivedOn'>

/** A withdrawal that the law allows: what goes back, and what is paid back for it. */
export type Judged = {
  lines: GivenBack[]
  isWhole: boolean
  /** The goods have not left: the order ends with it. */
  ends: boolean
  shipping: number
  refund: number
}

/** Looks whether an order, or a part of it, can be given up now, and reckons what is owed then. */
export async function judgeWithdrawal(read: SiteReader, order: OrderRow, wish: Wish, ctx: CallContext): Promise<Outcome<Judged>> {
  const known = await readWithdrawable(read, order, ctx.now)
  if (known.closed === 'over') return fault('lines', 'withdraw_over')
  if (known.closed === 'late') return fault('lines', 'withdraw_late', { day: sayDay(known.lastDay ?? '') })
  const inTime = judgeTime(known, wish, ctx.now)
  if (!inTime.ok) return inTime
  const chosen = chooseLines(known, wish.lines)
  if (!chosen.ok) return chosen
  const lines = chosen.value
  const isWhole = known.lines.every(({ row, left }) => countIn(lines, row.place) === left)
  const ends = isWhole && (await mayEnd(read, order))
  if (!ends && !isPaid(order.payment_state)) return fault('lines', 'withdraw_all')
  const held = order.paid - order.refunded
  if (ends) return done({ lines, isWhole, ends, shipping: Math.min(held, order.shipping_fees), refund: held })
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const rules = isWhole ? await readOrderRules(ctx, read) : undefined
  const shipping = rules ? await shippingOf(read, order, known, rules) : 0
  // The law gives all back with the whole: the wrapping too, which was done for it.
  const wrapping = isWhole ? order.wrapping : 0
  return done({ lines, isWhole, ends, shipping, refund: Math.min(held, goods + shipping + wrapping) })
}

type Rules = Awaited<ReturnType<typeof readOrderRules>>

/** A shop that has closed since still owes what was paid. */
function shippingOf(read: SiteReader, order: OrderRow, { lines }: Withdrawable, rules: Rules): Promise<number> | number {
  return rules.ok ? findStandardShipping(read, order, lines, rules.value) : order.shipping_fees
}

/** Whoever is past the day by which the goods must have come says on which they did. */
function judgeTime({ presumed }: Withdrawable, { arrivedOn }: Wish, now: Date): Outcome<null> {
  if (!presumed?.isPast) return done(null)
  const today = parisDay(now)
  const judged = arrivedOn ? judgeArrival(arrivedOn, { ...presumed, today }) : 'astray'
  if (judged === 'ok') return done(null)
  if (judged === 'astray' || !arrivedOn)
    return fault('arrivedOn', 'withdraw_arrival', { from: sayDay(presumed.sentOn), to: sayDay(today) })
  return fault('arrivedOn', 'withdraw_late', { day: sayDay(lastDayToWithdraw(arrivedOn)) })
}

/** The lines that are named, those named twice taken together. */
function chooseLines({ lines }: Withdrawable, wish: Wish['lines']): Outcome<GivenBack[]> {
  const places = [...new Set(wish.map(({ line }) => line))]
  const chosen: GivenBack[] = []
  for (const place of places) {
    const known = lines.find(({ row }) => row.place === place)
    const field = `lines.${place}`
    if (!known) return fault(field, 'choice')
    const { row, gone, left, exception } = known
    const quantity = wish.filter(({ line }) => line === place).reduce((sum, one) => sum + one.quantity, 0)
    if (exception !== 'NONE') return fault(field, 'withdraw_exception', { name: row.name })
    if (quantity > left) return fault(field, 'withdraw_quantity', { name: row.name, left })
    const amount = shareOfLine({ quantity: row.quantity, paid: row.amount_paid }, gone, quantity)
    chosen.push({ line: place, quantity, kept: countKept(known.count, quantity), amount })
  }
  return done(chosen)
}

function countIn(lines: readonly GivenBack[], place: number): number {
  return lines.find(({ line }) => line === place)?.quantity ?? 0
}

function fault(field: string, code: FaultCode, params: Record<string, string | number> = {}): Outcome<never> {
  return refused(field === 'lines' ? 'conflict' : 'invalid', { fields: { [field]: { code, params } } })
}
