import type { VatShare } from '../cart/cart-totals.ts'
import { labelOf, type Paper } from './paper.ts'
import { addVat } from './paper-sums.ts'

export const closingKinds = ['DAY', 'MONTH', 'YEAR'] as const

/** How long the time is that a closing sums up. */
export type ClosingKind = (typeof closingKinds)[number]

/** What a stretch of time came to. */
export type PeriodSums = {
  invoices: number
  credits: number
  invoiced: number
  credited: number
  /** By rate: what was invoiced, less what was given back. */
  vat: VatShare[]
  lastInvoice: string
  lastCredit: string
}

/** A closing as it is written: its hash covers all closings before it. */
export type Closing = PeriodSums & {
  kind: ClosingKind
  period: string
  number: number
  grandTotal: number
  madeAt: string
  /** Where the signed chain stood; empty on closings of before there was one. */
  head: string
}

/** What the papers of a day come to. */
export function sumPapers(papers: readonly Paper[]): PeriodSums {
  const of = (kind: Paper['kind']) => papers.filter((paper) => paper.kind === kind)
  const invoices = of('INVOICE')
  const credits = of('CREDIT')
  return {
    invoices: invoices.length,
    credits: credits.length,
    invoiced: totalOf(invoices),
    credited: totalOf(credits),
    vat: addVat([...invoices.flatMap(({ vat }) => vat), ...credits.flatMap(({ vat }) => vat.map(negate))]),
    lastInvoice: lastOf(invoices),
    lastCredit: lastOf(credits),
  }
}

/** What shorter stretches of time come to together. */
export function sumPeriods(parts: readonly PeriodSums[]): PeriodSums {
  const sum = (name: 'invoices' | 'credits' | 'invoiced' | 'credited') => parts.reduce((all, part) => all + part[name], 0)
  const last = (name: 'lastInvoice' | 'lastCredit') => parts.map((part) => part[name]).findLast(Boolean) ?? ''
  return {
    invoices: sum('invoices'),
    credits: sum('credits'),
    invoiced: sum('invoiced'),
    credited: sum('credited'),
    vat: addVat(parts.flatMap(({ vat }) => vat)),
    lastInvoice: last('lastInvoice'),
    lastCredit: last('lastCredit'),
  }
}

/** The one way a closing is spelled for its hash. */
export function spellClosing(closing: Closing, previous: string): string {
  const { kind, period, number, invoices, credits, invoiced, credited, vat, lastInvoice, lastCredit } = closing
  const sums = [invoices, credits, invoiced, credited, vat.map(({ rate, gross, net, tax }) => [rate, gross, net, tax])]
  const isSigned = closing.head !== ''
  return JSON.stringify([
    isSigned ? 'closing-2' : 'closing-1',
    previous,
    kind,
    period,
    number,
    sums,
    lastInvoice,
    lastCredit,
    closing.grandTotal,
    closing.madeAt,
    ...(isSigned ? [closing.head] : []),
  ])
}

/** The longer period that a period lies in. */
export function periodAround(kind: 'MONTH' | 'YEAR', period: string): string {
  return period.slice(0, kind === 'MONTH' ? 7 : 4)
}

function negate({ rate, gross, net, tax }: VatShare): VatShare {
  return { rate, gross: -gross, net: -net, tax: -tax }
}

function totalOf(papers: readonly Paper[]): number {
  return papers.reduce((sum, { total }) => sum + total, 0)
}

function lastOf(papers: readonly Paper[]): string {
  const last = papers.reduce<Paper | undefined>(
    (found, paper) => (found && found.number > paper.number ? found : paper),
    undefined,
  )
  return last ? labelOf(last) : ''
}
