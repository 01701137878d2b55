import { z } from 'zod'
import { alarmKinds } from '#app/models/house/alarm.ts'
import { closingKinds } from '#app/models/selling/money/book-closing.ts'
import { paperKinds } from '#app/models/selling/money/paper.ts'
import { salesCategories } from '#app/models/selling/money/sales-report.ts'
import { Cents, Day, Id, Instant, Period, ShortText } from '../../platform/values.ts'

const VatShare = z.object({ rate: z.int(), gross: Cents, net: Cents, tax: Cents })

/** An invoice or a credit note in a list. */
export const PaperSummary = z.object({
  id: Id,
  kind: z.enum(paperKinds),
  label: ShortText,
  issuedAt: Instant,
  total: Cents,
})

/** A paper in the list of the house: of which order, and for whom. */
export const AdminPaperSummary = PaperSummary.extend({ reference: ShortText, idOrder: Id, buyer: ShortText })

/** A paper of the house as it stands in the books. */
export const AdminPaper = AdminPaperSummary.extend({
  /** The invoice that a note takes from. */
  credits: ShortText,
  reason: ShortText,
  siren: ShortText,
  vat: z.array(VatShare),
  lines: z.array(z.object({ name: ShortText, quantity: z.int(), after: Cents, net: Cents, vatRate: z.int() })),
  discount: Cents,
  shipping: Cents,
  /** The hash of the paper before it in its series, and its own. */
  previous: ShortText,
  hash: ShortText,
})

/** Money that may be below nothing, where more went back than came. */
const Signed = z.int().meta({ 'x-unit': 'cent' })
const SignedVat = z.object({ rate: z.int(), gross: Signed, net: Signed, tax: Signed })

/** What a day, a month or a year came to, as it was closed. */
export const BookClosing = z.object({
  id: Id,
  kind: z.enum(closingKinds),
  period: Period,
  number: z.int(),
  invoices: z.int(),
  credits: z.int(),
  invoiced: Signed,
  credited: Signed,
  grandTotal: Signed,
  vat: z.array(SignedVat),
  lastInvoice: ShortText,
  lastCredit: ShortText,
  madeAt: Instant,
  /** Where the signed chain stood, as its number and its hash. */
  head: ShortText,
  previous: ShortText,
  hash: ShortText,
})

/** What was sold on a day at one rate, to people or to businesses, less what was given back. */
export const DailySale = z.object({
  day: Day,
  isBusiness: z.boolean(),
  rate: z.int(),
  papers: z.int(),
  gross: Signed,
  net: Signed,
  tax: Signed,
})

/** A stretch of days that is told to the state at once: until when, and what it tells. */
export const ReportPeriod = z.object({
  from: Day,
  to: Day,
  due: Day,
  isOver: z.boolean(),
  /** Papers of businesses abroad, each told by itself. */
  invoices: z.int(),
  categories: z.array(z.object({ category: z.enum(salesCategories), transactions: z.int(), net: Signed, tax: Signed })),
})

/** Something that stands still, and since when. */
export const Alarm = z.object({ kind: z.enum(alarmKinds), count: z.int(), detail: ShortText, since: Instant })
