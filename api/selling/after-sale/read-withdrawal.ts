import { done } from '#app/models/platform/outcome.ts'
import { shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readWithdrawable, type WithdrawableLine } from '../order-views/read-withdrawable.ts'
import { findNamed } from './find-named-order.ts'

/** Shows what can be given back of an order: its wines and nothing of who placed it. */
export const readWithdrawal: UseCase<Contract['readWithdrawal']> = async ({ body }, ctx) => {
  const order = await findNamed(body, ctx)
  if (!order.ok) return order
  const { closed, lastDay, presumed, lines } = await readWithdrawable(ctx.read, order.value, ctx.now)
  const { reference, placed_at: placedAt } = order.value
  return done({ reference, placedAt, closed, lastDay, presumed, lines: lines.map(toLine) })
}

function toLine({ row, gone, left, exception }: WithdrawableLine) {
  const { year, capacity, capacityUnit } = JSON.parse(row.details) as {
    year: number | null
    capacity: number | null
    capacityUnit: string
  }
  const amount = shareOfLine({ quantity: row.quantity, paid: row.amount_paid }, gone, left)
  return { line: row.place, name: row.name, year, capacity, capacityUnit, left, amount, exception }
}
