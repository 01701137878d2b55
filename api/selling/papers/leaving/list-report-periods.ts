import { done } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { lastPeriods, type ReportPeriod } from '#app/models/selling/money/report-periods.ts'
import { channelOf, type DatedPaper, salesCategories, sumReportedDays } from '#app/models/selling/money/sales-report.ts'
import type { VatRegime, VatRhythm } from '#app/models/site/settings/vat-choices.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { readOwnSettings } from '../../../site/parameters/own-settings.ts'
import type { At } from '../../orders/tell-order.ts'
import { readDatedPapers } from './read-papers.ts'

/** Of two months each, a year: what one look at the books takes. */
const periodCount = 6

/** The last stretches of days that are told to the state, with what each tells. */
export const listReportPeriods: UseCase<Contract['listReportPeriods']> = async (_given, { read, site, now }) => {
  const today = parisDay(now)
  const periods = lastPeriods(today, await readRhythm(read, site), periodCount)
  const papers = await readDatedPapers(read, { from: periods.at(-1)?.from ?? today, to: periods[0]?.to ?? today })
  if (!papers.ok) return papers
  return done({
    periods: periods.map((period) => ({ ...period, isOver: period.to < today, ...sumPeriod(period, papers.value) })),
  })
}

/** How a site stands to VAT, as far as its periods follow from it. */
export async function readRhythm(read: SiteReader, site: At['site']): Promise<{ regime: VatRegime; rhythm: VatRhythm }> {
  const { values } = await readOwnSettings({ site, lang: site.lang }, read)
  return { regime: values.VAT_REGIME as VatRegime, rhythm: values.VAT_RHYTHM as VatRhythm }
}

function sumPeriod({ from, to }: ReportPeriod, papers: readonly DatedPaper[]) {
  const within = papers.filter(({ day }) => day >= from && day <= to)
  const days = sumReportedDays(within)
  return {
    invoices: within.filter(({ paper }) => channelOf(paper) === 'NAMED').length,
    categories: salesCategories.flatMap((category) => {
      const own = days.filter((one) => one.category === category)
      const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((all, one) => all + of(one), 0)
      const ofVat = (name: 'net' | 'tax') => sum(({ vat }) => vat.reduce((all, share) => all + share[name], 0))
      return own.length === 0
        ? []
        : [{ category, transactions: sum(({ papers }) => papers), net: ofVat('net'), tax: ofVat('tax') }]
    }),
  }
}
