import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import type { At } from '../../orders/tell-order.ts'
import { findOpenDays } from '../books/read-span.ts'
import { readSeller } from '../read-seller.ts'
import { readDatedPapers } from './read-papers.ts'
import { type Teller, writeFlux10 } from './write-flux10.ts'

/** What is told of sales that no platform carries as an invoice: sums by day (flow 10.3), and papers of businesses abroad (10.1). */
export const exportSalesReport: UseCase<Contract['exportSalesReport']> = async ({ query }, { read, site, now }) => {
  // A report of one day, or of days to come, is refused by whoever takes it (rules G6.25 and G7.43).
  if (query.to === query.from) return refused('invalid', { fields: { to: { code: 'days_one' } } })
  const open = findOpenDays(query, now)
  if (open) return refused('invalid', { fields: { to: open } })
  const papers = await readDatedPapers(read, query)
  if (!papers.ok) return papers
  const xml = writeFlux10(papers.value, { ...query, ...(await readTeller(read, site)), now })
  const content = Buffer.from(xml).toString('base64')
  return done({ name: `flux10-${query.from}-${query.to}.xml`, type: 'application/xml' as const, content })
}

/** Who tells, and through which platform. */
export async function readTeller(read: SiteReader, site: At['site']): Promise<Pick<Teller, 'name' | 'siren' | 'platform'>> {
  const [{ name, siret }, platform] = await Promise.all([
    readSeller(read, site),
    read.selectFrom('invoicing_platforms').select(['name', 'number']).where('number', '!=', '').executeTakeFirst(),
  ])
  return { name, siren: siret.replaceAll(/\s/g, '').slice(0, 9), platform: platform ?? null }
}
