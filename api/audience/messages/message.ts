import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Message } from '../../contract/audience/contact.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** A stored message as its reader sees it. */
export function toMessage(row: Selectable<SiteTables['messages']>): z.input<typeof Message> {
  const { id, desk, firstname, lastname, email, phone, subject, message } = row
  return {
    id,
    desk,
    firstname,
    lastname,
    email,
    phone,
    subject,
    message,
    isMember: row.user_id !== null,
    isRead: row.is_read === 1,
    isAnswered: row.is_answered === 1,
    answer: row.answer,
    answeredAt: row.answered_at,
    createdAt: row.created_at,
    answers: readAnswers(row).map(({ text, at }) => ({ text, answeredAt: at })),
  }
}

/** One answer to a message, and the mail that it left by, if by one of ours. */
export type KeptAnswer = { text: string; at: string; mail: string | null }

/** What was answered to a message, the first first. */
export function readAnswers({ answers }: Pick<Selectable<SiteTables['messages']>, 'answers'>): KeptAnswer[] {
  return JSON.parse(answers) as KeptAnswer[]
}
