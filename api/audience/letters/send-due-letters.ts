import { emailKey } from '#app/models/platform/text/email.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { eachAlone } from '../../platform/jobs/each-alone.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { type LetterRow, listNextReaders, type Reader } from './readers.ts'

const minute = 60_000

/** Begins the letters whose moment has come, and puts the next mails of those under way into the outbox, no more a minute than was said. */
export async function sendDueLetters(at: SiteAtWork): Promise<void> {
  const { read, inTransaction, now } = at
  const due = await read
    .selectFrom('letters')
    .select('id')
    .where((on) =>
      on.or([on('state', '=', 'SENDING'), on.and([on('state', '=', 'PLANNED'), on('send_at', '<=', now.toISOString())])]),
    )
    .orderBy('send_at')
    .execute()
  await eachAlone(
    due,
    ({ id }) => inTransaction((tx) => queueNext(tx, id, at)),
    (failed) => `${failed} of ${due.length} letters could not go on`,
  )
}

/** One transaction notes each reader and writes their mail: a process that dies in it has done neither. */
async function queueNext(tx: SiteWriter, id: string, { site, now }: SiteAtWork): Promise<void> {
  const at = now.toISOString()
  const letter = await tx.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()
  if (letter?.state !== 'SENDING' && letter?.state !== 'PLANNED') return
  const begun: LetterRow = { ...letter, state: 'SENDING', started_at: letter.started_at ?? at }
  if (letter.state === 'PLANNED') {
    await tx.updateTable('letters').set({ state: 'SENDING', started_at: begun.started_at }).where('id', '=', id).execute()
  }
  const room = Math.max(0, begun.pace - (await countLately(tx, id, now)))
  // One more than there is room for tells whether the letter has an end with these.
  const readers = await listNextReaders(tx, begun, { most: room + 1, now })
  const next = readers.slice(0, room)
  for (const reader of next) {
    // An address that no mail can be written to is told as refused: it must not hold up those behind it.
    const fate = emailKey(reader.email_shown) ? 'WAITING' : 'REFUSED'
    await tx.insertInto('letter_readers').values({ letter_id: id, subscriber_id: reader.id, fate, queued_at: at }).execute()
    if (fate === 'WAITING')
      await queueMail(tx, { kind: 'letter', to: reader.email_shown, params: paramsFor(id, reader), site, now })
  }
  if (next.length === readers.length) {
    await tx.updateTable('letters').set({ state: 'SENT', ended_at: at }).where('id', '=', id).execute()
  }
}

function paramsFor(letter: string, { id, way_out }: Reader) {
  return { letter, reader: id, path: addresses.chooseLetters(way_out), leave: addresses.leaveLetter(way_out) }
}

async function countLately(tx: SiteWriter, id: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('letter_readers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('letter_id', '=', id)
    .where('queued_at', '>', new Date(now.getTime() - minute).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}
