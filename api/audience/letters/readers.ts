import type { Selectable } from 'kysely'
import type { Segment } from '#app/models/audience/segment.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { listsOf } from '../newsletter/subscriber.ts'
import { isMeant } from './is-meant.ts'

/** A letter as it is stored. */
export type LetterRow = Selectable<SiteTables['letters']>

/** Somebody a letter goes to. */
export type Reader = { id: string; email_shown: string; way_out: string; lists: string }

type For = Pick<LetterRow, 'id' | 'lists' | 'started_at' | 'segment'>

const atOnce = 500

/**
 * Who is to have a letter next, so many at most: subscribed, not resting, of its lists, there when it began, and without a mail of it
 * yet. Read some at a time: a letter to many thousands is not looked through whole each time that thirty of them have their turn.
 */
export async function listNextReaders(
  read: SiteReader,
  letter: For,
  { most, now }: { most: number; now: Date },
): Promise<Reader[]> {
  const found: Reader[] = []
  let last = ''
  for (let isMore = true; isMore && found.length < most; ) {
    const rows = await selectReaders(read, letter, now)
      .select(['id', 'email_shown', 'way_out', 'lists'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    found.push(...rows.filter((row) => isFor(letter, row)))
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === atOnce
  }
  return found.slice(0, most)
}

/** How many they are, for each letter; all for the same that have not begun share one look at the subscribers, and none of these is read by itself. */
export async function countReaders(read: SiteReader, letters: For[], now: Date): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const looks = new Map<string, ListsCount[]>()
  for (const letter of letters) {
    const known = letter.started_at === null ? looks.get(letter.segment) : undefined
    const groups = known ?? (await countByLists(read, letter, now))
    if (letter.started_at === null) looks.set(letter.segment, groups)
    const mine = groups.filter((group) => isFor(letter, group))
    counts.set(
      letter.id,
      mine.reduce((sum, { count }) => sum + Number(count), 0),
    )
  }
  return counts
}

type ListsCount = { lists: string; count: number }

/** Subscribers by what they chose: a few rows, however many people they are. */
function countByLists(read: SiteReader, letter: For, now: Date): Promise<ListsCount[]> {
  return selectReaders(read, letter, now)
    .select(({ fn }) => ['lists', fn.countAll<number>().as('count')])
    .groupBy('lists')
    .execute()
}

function selectReaders(read: SiteReader, letter: For, now: Date) {
  // Whom it is for is settled when it begins: nobody comes in, or falls out, because they ordered meanwhile.
  const at = letter.started_at === null ? now : new Date(letter.started_at)
  const segment = JSON.parse(letter.segment) as Segment
  return read
    .selectFrom('newsletter_subscribers')
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
    .$if(segment.kind !== 'ALL', (query) => query.where((of) => isMeant(of, segment, at)))
}

function isFor({ lists }: Pick<LetterRow, 'lists'>, row: { lists: string }): boolean {
  const wanted = new Set(JSON.parse(lists) as string[])
  return wanted.size === 0 || listsOf(row).some((list) => wanted.has(list))
}
