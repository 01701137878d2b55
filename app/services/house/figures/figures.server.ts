import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { figureTables } from '#app/models/house/figures/figure-kind.ts'
import {
  type Period,
  type PeriodKind,
  periodKinds,
  periodOf,
  readPeriod,
  type Span,
  shiftPeriod,
  spanOf,
  spellPeriod,
  upToToday,
} from '#app/models/house/figures/span.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { sayPeriod } from '#app/models/platform/time/period.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { figureTexts as words } from '#app/texts/house/orders/figures.ts'
import type { PeriodChoice } from '#app/ui/house/figures/figures-view.ts'
import type { Member } from '../../platform/session/session.server.ts'

export type ChosenDays = { span: Span; choice: PeriodChoice }

/** Which days an address asks for: a period by its name, or two days; without either, the month under way. */
export function readChosenDays({ searchParams }: URL, now: Date): ChosenDays {
  const today = parisDay(now)
  const named = readPeriod(searchParams.get('periode') ?? '')
  const [from, to] = ['du', 'au'].map((name) => searchParams.get(name)?.trim() ?? '')
  const isFree = !named && Boolean(from || to)
  const period = named ?? periodOf('month', isFree && from ? from : today)
  const span = isFree ? { from: from || today, to: to || today } : upToToday(spanOf(period), today)
  return { span, choice: offerPeriods(isFree ? undefined : period, span, today) }
}

/** The periods that lie around the one that is shown; of free days, those that today lies in. */
function offerPeriods(period: Period | undefined, span: Span, today: string): PeriodChoice {
  const around = period && spanOf(period).from <= today && today <= spanOf(period).to ? today : span.from
  const link = (one: Period) => ({ period: spellPeriod(one), label: namePeriod(one) })
  const ofKind = (kind: PeriodKind) => ({
    kind,
    period: spellPeriod(periodOf(kind, period ? around : today)),
    isShown: kind === period?.kind,
  })
  const later = period && shiftPeriod(period, 1)
  return {
    kinds: periodKinds.map(ofKind),
    earlier: period && link(shiftPeriod(period, -1)),
    later: later && spanOf(later).from <= today ? link(later) : undefined,
    title: period ? namePeriod(period) : sayFree(span),
  }
}

function namePeriod(period: Period): string {
  return period.kind === 'quarter' ? words.quarter(period.part, period.year) : sayPeriod(spellPeriod(period))
}

function sayFree({ from, to }: Span): string {
  // What is no day is said by its fault.
  return [from, to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))
    ? words.span(sayCalendarDay(from), sayCalendarDay(to))
    : words.days
}

/** One table of the figures as a file. */
export async function readFiguresFile(
  { api }: Member,
  { params, url: { searchParams } }: RouteArgs & { params: { table: string } },
): Promise<Response> {
  const table = figureTables.find((one) => words.files[one] === params.table) ?? throwNotFound()
  const query = { from: searchParams.get('du') ?? '', to: searchParams.get('au') ?? '' }
  return sendFile(orThrow(await api.exportFigures({ params: { table }, query })))
}
