import type { Generated } from 'kysely'
import type { AlarmKind } from '#app/models/house/alarm.ts'
import type { FigureKind } from '#app/models/house/figures/figure-kind.ts'
import type { ClosingKind } from '#app/models/selling/money/book-closing.ts'
import type { EntryKind } from '#app/models/selling/money/book-entry.ts'
import type { PaperKind } from '#app/models/selling/money/paper.ts'
import type { SiteId } from './columns.ts'

type Papers = {
  site_id: SiteId
  id: string
  kind: PaperKind
  year: number
  number: number
  label: string
  /** Names its order without leaning on it: a paper outlives it. */
  order_id: string
  /** The invoice that a note takes from. */
  invoice_id: string | null
  reference: string
  buyer: string
  total: number
  issued_at: string
  /** The day of issue in France. */
  day: string
  /** As JSON, to the letter what was hashed: all that the paper says. */
  body: string
  previous: string
  hash: string
  /** Where it stands in the signed chain; what has no place there waits for its signature. */
  entry: Generated<number | null>
}

type PaperSeries = {
  site_id: SiteId
  series: PaperKind | 'CLOSING'
  /** Raised before anything is read, so that those who want a number take turns. */
  turns: number
  year: number
  number: number
  last_at: string
  last_hash: string
}

type BookClosings = {
  site_id: SiteId
  id: string
  kind: ClosingKind
  /** `2026-11-22`, `2026-11` or `2026`. */
  period: string
  number: number
  invoices: number
  credits: number
  invoiced: number
  credited: number
  /** All that was ever invoiced, less all that was given back, at the end of the period. */
  grand_total: number
  vat: string
  last_invoice: string
  last_credit: string
  made_at: string
  previous: string
  hash: string
  /** Where the signed chain stood, as its number and hash; closings of before had none. */
  head: Generated<string>
  entry: Generated<number | null>
}

type BookEntries = {
  site_id: SiteId
  seq: number
  kind: EntryKind
  /** The id of the row that it stands for. */
  ref: string
  at: string
  /** As JSON, to the letter what was signed. */
  body: string
  previous: string
  hash: string
  signing_key: string
  signature: string
}

type BookTips = {
  site_id: SiteId
  /** Raised before anything is read, so that those who sign take turns. */
  turns: number
  seq: number
  hash: string
  at: string
  signing_key: string
  signature: string
}

type StripeMoves = {
  site_id: SiteId
  /** As Stripe names it. */
  id: string
  kind: string
  fee: number
  payout: number
  created_at: string
}

type DayFigures = {
  site_id: SiteId
  kind: FigureKind
  day: string
  /** What is counted: a wine, a way, a code; nothing where all of a day is. */
  ref: string
  /** Of a vintage; 0 of what has none. */
  year: number
  /** What its buyers knew it by. */
  name: string
  quantity: number
  amount: number
}

/** Tables of the books. */
export type PaperTables = {
  papers: Papers
  paper_series: PaperSeries
  book_closings: BookClosings
  book_entries: BookEntries
  book_tips: BookTips
  stripe_moves: StripeMoves
  day_figures: DayFigures
  /** What stands still and should not, from when it first did. */
  alarms: { site_id: SiteId; kind: AlarmKind; count: number; detail: string; since: string }
}
