import { mostRefusals } from '#app/models/audience/letter.ts'
import { markLinks, markOf, markPath } from '#app/models/audience/letter-mark.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { RichText } from '#app/models/site/rich-text.ts'
import { letterMail } from '#app/texts/house/mails/mail-letter.ts'
import type { MailWords } from '#app/texts/house/mails/mail-words.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { MailFate } from '../../platform/outside/mail.ts'

type Params = Record<string, string>

/** What a letter says to one reader; nothing to who has left since it was queued, or where the letter is gone. */
export async function readLetterWords(read: SiteReader, params: Params, house: string): Promise<MailWords | undefined> {
  const { letter = '', reader, isTrial, path = addresses.newsletter } = params
  if (!isTrial && !(await isStillReader(read, reader ?? ''))) return undefined
  return writeLetter(read, letter, { house, path, isTrial: isTrial !== undefined })
}

/** What a letter says, its links marked with it; `path` is its reader's way out. */
export async function writeLetter(
  read: SiteReader,
  id: string,
  how: { house: string; path: string; isTrial: boolean },
): Promise<MailWords | undefined> {
  const row = await read.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const mark = markOf(row.id)
  const body = markLinks(JSON.parse(row.body) as RichText, mark)
  return letterMail({ ...row, body, buttonLabel: row.button_label, buttonUrl: markPath(row.button_url, mark) }, how)
}

async function isStillReader(read: SiteReader, id: string): Promise<boolean> {
  const row = await read
    .selectFrom('newsletter_subscribers')
    .select(['state', 'rested_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.state === 'SUBSCRIBED' && row.rested_at === null
}

/** Notes what became of a letter for its reader; an address that is refused for good, letter after letter, is let rest. */
export async function noteLetterFate(tx: SiteWriter, params: Params, end: { fate: MailFate; at: string }): Promise<void> {
  const { letter, reader } = params
  if (!letter || !reader) return
  const { fate, at } = end
  const told = fate.fate === 'sent' ? 'SENT' : fate.fate === 'refused' && fate.reason === hasLeft ? 'LEFT' : 'REFUSED'
  await tx
    .updateTable('letter_readers')
    .set({ fate: told })
    .where('letter_id', '=', letter)
    .where('subscriber_id', '=', reader)
    .execute()
  if (fate.fate === 'sent') {
    await tx
      .updateTable('newsletter_subscribers')
      .set({ refusals: 0 })
      .where('id', '=', reader)
      .where('refusals', '>', 0)
      .execute()
  }
  if (fate.fate === 'refused' && fate.isOfAddress) await countRefusal(tx, reader, at)
}

/** Why a mail was not sent whose reader does not want it any more. */
export const hasLeft = 'no reader any more'

async function countRefusal(tx: SiteWriter, id: string, at: string): Promise<void> {
  const row = await tx.selectFrom('newsletter_subscribers').select('refusals').where('id', '=', id).executeTakeFirst()
  const refusals = (row?.refusals ?? 0) + 1
  await tx
    .updateTable('newsletter_subscribers')
    .set({ refusals, ...(refusals >= mostRefusals && { rested_at: at }) })
    .where('id', '=', id)
    .execute()
}
