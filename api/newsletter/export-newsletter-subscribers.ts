import { addresses } from '#app/models/addresses.ts'
import { writeCsv } from '#app/models/csv.ts'
import { done } from '#app/models/outcome.ts'
import { parisDay } from '#app/models/working-days.ts'
import { subscriberColumns } from '#app/texts/admin/newsletter.ts'
import type { Contract } from '../contract/index.ts'
import { csvFile } from '../csv-file.ts'
import type { UseCase } from '../visit.ts'
import { listsOf } from './subscriber.ts'

/** The confirmed subscribers as a file for a spreadsheet, each with the way out that their letters must carry. */
export const exportNewsletterSubscribers: UseCase<Contract['exportNewsletterSubscribers']> = async (
  _given,
  { read, site, now },
) => {
  const lists = await read.selectFrom('newsletter_lists').select(['id', 'name']).execute()
  const rows = await read
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('state', '=', 'SUBSCRIBED')
    .orderBy('email')
    .execute()
  const lines = rows.map((row) => [
    row.email_shown,
    row.firstname,
    row.lastname,
    listsOf(row)
      .flatMap((id) => lists.find((list) => list.id === id)?.name ?? [])
      .join(', '),
    row.source,
    row.consent,
    row.confirmed_at ?? '',
    `${site.origin}${addresses.leaveLetter(row.way_out)}`,
  ])
  return done(csvFile(`abonnes-${parisDay(now)}.csv`, writeCsv([[...subscriberColumns], ...lines])))
}
