import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readFigures } from './read-figures.ts'

/** As many as a screen shows; the file has them all. */
const mostShown = 200

/** What was sold from one day to another, beside the year before. */
export const getFigures: UseCase<Contract['getFigures']> = async ({ query }, { read }) => {
  const figures = await readFigures(read, query)
  if (!figures.ok) return figures
  const { wines, codes, visits, ...rest } = figures.value
  const most = <T>(rows: T[]) => rows.slice(0, mostShown)
  return done({
    ...rest,
    wines: most(wines),
    codes: most(codes),
    visits: { ...visits, sources: most(visits.sources) },
  })
}
