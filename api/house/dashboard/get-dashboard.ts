import { done } from '#app/models/platform/outcome.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listBestWines } from './list-best-wines.ts'
import { listLowStock } from './list-low-stock.ts'
import { sumSales } from './sum-sales.ts'
import { sumVisits } from './sum-visits.ts'

const daysShown = 30

/** Thirty days beside the thirty before; every sum is made by the database. */
export const getDashboard: UseCase<Contract['getDashboard']> = async (_given, { site, read, now, settings }) => {
  const { values } = await settings.of({ site, read, lang: site.lang })
  const today = parisDay(now)
  const span = { before: addDays(today, 1 - 2 * daysShown), since: addDays(today, 1 - daysShown), until: today }
  const [sales, best, low, visits] = await Promise.all([
    sumSales(read, span),
    listBestWines(read, span.since),
    listLowStock(read, values),
    sumVisits(read, span),
  ])
  return done({ since: span.since, sales, best, visits, ...low })
}
