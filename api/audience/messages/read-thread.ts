import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { MessageThread } from '../../contract/audience/contact.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { withState } from '../../platform/mail/sent-mail.ts'
import { readAnswers, toMessage } from './message.ts'

type Row = Selectable<SiteTables['messages']>
type Thread = z.input<typeof MessageThread>

const mostOthers = 5

/** A message, what became of each answer to it, and what else its writer has sent. */
export async function readThread(read: SiteReader, row: Row): Promise<Thread> {
  const answers = readAnswers(row)
  const mails = await readMails(
    read,
    answers.flatMap(({ mail }) => mail ?? []),
  )
  return {
    ...toMessage(row),
    answers: answers.map(({ text, at, mail }) => ({ text, answeredAt: at, mail: mails.get(mail ?? '') ?? null })),
    others: await readOthers(read, row),
  }
}

async function readMails(read: SiteReader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await withState(read).where('id', 'in', ids).execute()
  return new Map(
    rows.map(({ id, state, sent_at, last_error }) => [
      id,
      { id, state, sentAt: sent_at, reason: state === 'FAILED' ? (last_error ?? '').slice(0, 500) : '' },
    ]),
  )
}

async function readOthers(read: SiteReader, { id, email_key }: Row): Promise<Thread['others']> {
  if (email_key === '') return []
  const rows = await read
    .selectFrom('messages')
    .select(['id', 'subject', 'created_at', 'is_answered'])
    .where('email_key', '=', email_key)
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(mostOthers)
    .execute()
  return rows.map((other) => ({
    id: other.id,
    subject: other.subject,
    createdAt: other.created_at,
    isAnswered: other.is_answered === 1,
  }))
}
