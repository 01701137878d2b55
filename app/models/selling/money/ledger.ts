import { shareCents } from '../../platform/text/money.ts'
import { freightOf, type Paper } from './paper.ts'
import type { HandedMeans, HandedPart } from './received.ts'

/** The journals of the books: sales, the bank, cash, and the account at Stripe. */
export type JournalCode = 'VE' | 'BQ' | 'CA' | 'ST'

/** One side of an entry: an amount of an account, debited where it is above nothing. */
export type LedgerLine = { account: string; amount: number }

/** An entry of the books: its lines come to nothing together. */
export type LedgerEntry = { journal: JournalCode; day: string; piece: string; says: string; lines: LedgerLine[] }

/** The accounts of the French chart that the shop writes to; those of sales and of tax end with the rate. */
export const accounts = {
  buyers: '411000',
  sales: '701',
  freight: '7085',
  wrapping: '7088',
  tax: '44571',
  bank: '512000',
  cheques: '511200',
  terminal: '511500',
  unsaid: '511000',
  stripe: '517000',
  cash: '531000',
  fees: '627800',
} as const

const handedAccounts: Record<HandedMeans, { account: string; journal: JournalCode }> = {
  CASH: { account: accounts.cash, journal: 'CA' },
  TERMINAL: { account: accounts.terminal, journal: 'BQ' },
  CHEQUE: { account: accounts.cheques, journal: 'BQ' },
  TRANSFER: { account: accounts.bank, journal: 'BQ' },
}

/** An account of sales or of tax at a rate: `701200` at 20 %, `701055` at 5,5 %. */
export function accountAt(account: string, rate: number): string {
  return `${account}${String(Math.round(rate / 10)).padStart(3, '0')}`
}

/** The entry of a paper: what its buyer owes, the goods, the freight and the wrapping at each rate without tax, and the tax. */
export function enterPaper(paper: Paper, { day, label }: { day: string; label: string }): LedgerEntry {
  const sign = paper.kind === 'INVOICE' ? 1 : -1
  const freight = freightOf(paper)
  const lines = paper.vat.flatMap(({ rate, gross, net, tax }) => {
    const carried = freight.reduce((sum, part) => sum + (part.rate === rate ? part.net : 0), 0)
    const wrapped = paper.lines.reduce((sum, line) => sum + (line.isWrapping && line.vatRate === rate ? line.net : 0), 0)
    return [
      { account: accounts.buyers, amount: sign * gross },
      { account: accountAt(accounts.sales, rate), amount: -sign * (net - carried - wrapped) },
      { account: accountAt(accounts.freight, rate), amount: -sign * carried },
      { account: accountAt(accounts.wrapping, rate), amount: -sign * wrapped },
      { account: accountAt(accounts.tax, rate), amount: -sign * tax },
    ]
  })
  return { journal: 'VE', day, piece: label, says: paper.reference, lines: mergeLines(lines) }
}

/** Money that came for an order, or went back: by whom it was taken, and by what means over the counter. */
export type Moved = {
  day: string
  piece: string
  says: string
  provider: 'STRIPE' | 'PRACTICE' | 'HAND'
  /** The parts of the payment that it came by, or that it goes back from. */
  parts: readonly HandedPart[]
  /** Below nothing where it goes back. */
  amount: number
}

/** The entries of money: one in each journal that it went through. */
export function enterMoney({ day, piece, says, provider, parts, amount }: Moved): LedgerEntry[] {
  const sides = placesOf(provider, parts)
  const shares = shareCents(
    Math.abs(amount),
    sides.map(({ weight }) => weight),
  )
  const signed = shares.map((share) => Math.sign(amount) * share)
  return sides.flatMap(({ account, journal }, place) => {
    const share = signed[place] ?? 0
    if (share === 0) return []
    const lines = [
      { account, amount: share },
      { account: accounts.buyers, amount: -share },
    ]
    return [{ journal, day, piece, says, lines }]
  })
}

function placesOf(provider: Moved['provider'], parts: readonly HandedPart[]) {
  if (provider !== 'HAND') return [{ account: accounts.stripe, journal: 'ST' as const, weight: 1 }]
  if (parts.length === 0) return [{ account: accounts.unsaid, journal: 'BQ' as const, weight: 1 }]
  return parts.map(({ means, amount }) => ({ ...handedAccounts[means], weight: amount }))
}

/** What Stripe kept for itself, or paid out to the bank. */
export type StripeMove = { day: string; piece: string; says: string; fee: number; payout: number }

/** The entry of fees and payouts: both leave the account at Stripe. */
export function enterStripe({ day, piece, says, fee, payout }: StripeMove): LedgerEntry {
  const lines = [
    { account: accounts.fees, amount: fee },
    { account: accounts.bank, amount: payout },
    { account: accounts.stripe, amount: -fee - payout },
  ]
  return { journal: 'ST', day, piece, says, lines: mergeLines(lines) }
}

function mergeLines(lines: readonly LedgerLine[]): LedgerLine[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]))
}
