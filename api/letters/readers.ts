import type { SiteReader } from '../db/database.ts'
import { listsOf } from '../newsletter/subscriber.ts'
import type { LetterRow } from './letter.ts'

/** Somebody a letter goes to. */
export type Reader = { id: string; email_shown: string; way_out: string; lists: string }

type For = Pick<LetterRow, 'id' | 'lists' | 'started_at'>

/** Who is still to have a letter: subscribed, not resting, of its lists, there when it began, and without a mail of it yet. */
export async function listReaders(read: SiteReader, letter: For): Promise<Reader[]> {
  const rows = await read
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email_shown', 'way_out', 'lists'])
    .where('state', '=', 'SUBSCRIBED')
    .where('rested_at', 'is', null)
    .$if(letter.started_at !== null, (query) => query.where('confirmed_at', '<=', letter.started_at))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letter_readers')
            .select('letter_readers.subscriber_id')
            .where('letter_readers.letter_id', '=', letter.id)
            .whereRef('letter_readers.subscriber_id', '=', 'newsletter_subscribers.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute()
  const wanted = new Set(JSON.parse(letter.lists) as string[])
  return wanted.size === 0 ? rows : rows.filter((row) => listsOf(row).some((list) => wanted.has(list)))
}

/** How many they are. */
export async function countReaders(read: SiteReader, letter: For): Promise<number> {
  return (await listReaders(read, letter)).length
}
