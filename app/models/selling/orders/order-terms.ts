import type { PaymentMeans } from '../payment.ts'

/** How long an order waits for its money, by means. */
export type PaymentTerms = { cardMinutes: number; transferDays: number; chequeDays: number; collectionDays: number }

const minute = 60_000
const day = 24 * 60 * minute

/** The moment from which an unpaid order no longer holds its goods; one paid on collection waits from its slot on. */
export function findExpiry(means: PaymentMeans, terms: PaymentTerms, { now, slot }: { now: Date; slot: Date | undefined }): Date {
  switch (means) {
    case 'CARD':
      return later(now, terms.cardMinutes * minute)
    case 'TRANSFER':
      return later(now, terms.transferDays * day)
    case 'CHEQUE':
      return later(now, terms.chequeDays * day)
    case 'ON_COLLECTION':
      return later(slot ?? now, terms.collectionDays * day)
  }
}

function later(moment: Date, by: number): Date {
  return new Date(moment.getTime() + by)
}
