import type { z } from 'zod'
import type { ReaderFate } from '#app/models/audience/letter.ts'
import type { Segment } from '#app/models/audience/segment.ts'
import type { Letter } from '../../contract/audience/letter.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readBrought } from './read-brought.ts'
import { countReaders, type LetterRow } from './readers.ts'

/** A letter by its id. */
export function findLetter(read: SiteReader, id: string): Promise<LetterRow | undefined> {
  return read.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Stored letters as their owner sees them, each with how far it is. */
export async function toLetters(read: SiteReader, rows: LetterRow[], now: Date): Promise<z.input<typeof Letter>[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const fates = await read
    .selectFrom('letter_readers')
    .select(({ fn }) => ['letter_id', 'fate', fn.countAll<number>().as('count')])
    .where('letter_id', 'in', ids)
    .groupBy(['letter_id', 'fate'])
    .execute()
  const toReach = await countReaders(
    read,
    rows.filter(({ ended_at }) => !ended_at),
    now,
  )
  const brought = await readBrought(read, rows)
  return rows.map((row) => {
    const of = (fate: ReaderFate) => Number(fates.find((one) => one.letter_id === row.id && one.fate === fate)?.count ?? 0)
    const counts = { waiting: of('WAITING'), sent: of('SENT'), refused: of('REFUSED'), left: of('LEFT') }
    const reached = counts.waiting + counts.sent + counts.refused + counts.left
    return { ...toWords(row), ...counts, readers: reached + (toReach.get(row.id) ?? 0), brought: brought(row.id) }
  })
}

/** One stored letter as its owner sees it. */
export async function toLetter(read: SiteReader, row: LetterRow, now: Date): Promise<z.input<typeof Letter>> {
  const [letter] = await toLetters(read, [row], now)
  if (!letter) throw new Error('a letter is told of by itself')
  return letter
}

/** The lists a letter is for; none means all. */
export function listsOfLetter({ lists }: Pick<LetterRow, 'lists'>): string[] {
  return JSON.parse(lists) as string[]
}

/** For whom among its readers a letter is. */
export function segmentOf({ segment }: Pick<LetterRow, 'segment'>): Segment {
  return JSON.parse(segment) as Segment
}

function toWords(row: LetterRow) {
  const { id, subject, title, pace, state } = row
  return {
    id,
    subject,
    title,
    pace,
    state,
    lists: listsOfLetter(row),
    body: JSON.parse(row.body) as z.input<typeof Letter>['body'],
    buttonLabel: row.button_label,
    buttonUrl: row.button_url,
    idImage: row.image_id,
    wines: JSON.parse(row.wines) as string[],
    idCode: row.code_id,
    segment: segmentOf(row),
    sendAt: row.send_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    createdAt: row.created_at,
  }
}
