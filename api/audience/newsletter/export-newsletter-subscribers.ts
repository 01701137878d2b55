import { parisDay } from '#app/models/platform/time/working-days.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { subscriberColumns } from '#app/texts/house/settings/newsletter.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { mapPages, readPages } from '../../platform/database/read-pages.ts'
import { csvFile } from '../../platform/formats/csv-file.ts'
import { listsOf } from './subscriber.ts'

/** The confirmed subscribers as a file for a spreadsheet, each with the way out that their letters must carry. */
export const exportNewsletterSubscribers: UseCase<Contract['exportNewsletterSubscribers']> = async (
  _given,
  { read, site, now },
) => {
  const lists = await read.selectFrom('newsletter_lists').select(['id', 'name']).execute()
  const nameOf = (id: string) => lists.find((list) => list.id === id)?.name ?? []
  const pages = readPages<SubscriberRow>((last, limit) => readSubscribers(read, last?.email ?? '', limit))
  const rows = mapPages(pages, (row) => [
    [
      row.email_shown,
      row.firstname,
      row.lastname,
      listsOf(row).flatMap(nameOf).join(', '),
      row.source,
      row.consent,
      row.confirmed_at ?? '',
      `${site.origin}${addresses.leaveLetter(row.way_out)}`,
    ],
  ])
  return csvFile({ name: `abonnes-${parisDay(now)}.csv`, head: subscriberColumns }, rows)
}

type SubscriberRow = Awaited<ReturnType<typeof readSubscribers>>[number]

function readSubscribers(read: SiteReader, after: string, limit: number) {
  return read
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('state', '=', 'SUBSCRIBED')
    .where('email', '>', after)
    .orderBy('email')
    .limit(limit)
    .execute()
}
