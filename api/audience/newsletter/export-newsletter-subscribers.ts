import { done } from '#app/models/platform/outcome.ts'
import { writeCsv } from '#app/models/platform/text/csv.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { subscriberColumns } from '#app/texts/house/settings/newsletter.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { csvFile } from '../../platform/formats/csv-file.ts'
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
