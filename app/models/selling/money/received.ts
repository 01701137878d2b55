import type { PaymentMeans } from '../payment.ts'

/** By what money comes into the hands of the house. */
export const handedMeans = ['CASH', 'TERMINAL', 'CHEQUE', 'TRANSFER'] as const

export type HandedMeans = (typeof handedMeans)[number]

/** So much of a payment, by one means. */
export type HandedPart = { means: HandedMeans; amount: number }

/** What somebody says of a payment; the one part without a sum takes what the others leave. */
export type HandedRequest = { means: HandedMeans; amount?: number | undefined }

/** The most that a business or a person who lives in France may pay in cash, in cents (C. mon. fin. D112-3). */
export const mostCash = 100_000

/** Whether a payment may stand so, and how its parts come to its sum. */
export type Handed = { parts: HandedPart[] } | { fault: 'handed_sum' | 'handed_cash' }

/** Shares a sum over the means that it came by: each once, in the order of the list, and all together the sum to the cent. */
export function shareHanded(total: number, wishes: readonly HandedRequest[]): Handed {
  const given = wishes.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const rests = wishes.filter(({ amount }) => amount === undefined)
  const rest = total - given
  if (rests.length > 1 || rest < 0 || (rests.length === 0 && rest !== 0)) return { fault: 'handed_sum' }
  const parts = handedMeans.flatMap((means) => {
    const amount = wishes.reduce((sum, wish) => sum + (wish.means === means ? (wish.amount ?? rest) : 0), 0)
    return amount > 0 ? [{ means, amount }] : []
  })
  return parts.some(({ means, amount }) => means === 'CASH' && amount > mostCash) ? { fault: 'handed_cash' } : { parts }
}

/** What an order was to be paid by says by what its money came, but not at the counter, where it is asked. */
export function requestOf(means: PaymentMeans): HandedRequest[] {
  return means === 'TRANSFER' || means === 'CHEQUE' ? [{ means }] : []
}

/** The parts of a payment as its row keeps them; of before, or of a page of payment, none were written. */
export function readHanded(parts: string): HandedPart[] {
  return JSON.parse(parts) as HandedPart[]
}
