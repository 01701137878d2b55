import type { z } from 'zod'
import type { ClientKind } from '#app/models/house/figures/figure-kind.ts'
import { isSpan, type Span, yearBefore } from '#app/models/house/figures/span.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { DeliveryType } from '#app/models/selling/fulfilment.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import type { Figures } from '../../contract/house/entities/figures.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readSold, type Sold } from './read-sold.ts'
import { readTakings } from './read-takings.ts'
import { sumSources } from './sum-sources.ts'

/** All figures of a span of days, beside the same days of the year before; every sum is made by the database. */
export async function readFigures(read: SiteReader, span: Span): Promise<Outcome<z.input<typeof Figures>>> {
  if (!isSpan(span)) return refused('invalid', { fields: { to: { code: 'days_years' } } })
  const spans = { span, before: yearBefore(span) }
  const [takings, sold, visits] = await Promise.all([readTakings(read, spans), readSold(read, spans), sumSources(read, spans)])
  const wines = (sold.get('WINE') ?? []).map(({ ref, year, ...one }) => ({ ...one, idProduct: ref, year: year || null }))
  const named = <K extends string, R extends string>(list: Sold[] | undefined, key: K) =>
    (list ?? []).map(({ ref, year: _none, name: _same, ...one }) => ({ ...one, [key]: ref }) as typeof one & Record<K, R>)
  return done({
    ...spans,
    takings,
    wines,
    wineTotal: wines.length,
    deliveries: named<'type', DeliveryType>(sold.get('DELIVERY'), 'type'),
    means: named<'means', PaymentMeans | 'ONLINE'>(sold.get('MEANS'), 'means'),
    clients: named<'kind', ClientKind>(sold.get('CLIENT'), 'kind'),
    codes: named<'code', string>(sold.get('CODE'), 'code'),
    visits,
  })
}
