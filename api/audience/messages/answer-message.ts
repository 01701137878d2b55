import { done, refused } from '#app/models/platform/outcome.ts'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { toMessage } from './message.ts'

/** Answers a message, once, by mail; without words it only notes that its writer was answered in another way. */
export const answerMessage: UseCase<Contract['answerMessage']> = async (
  { params, body: { answer } },
  { inTransaction, site, now },
) =>
  inTransaction(async (tx) => {
    const row = await tx
      .updateTable('messages')
      .set({ is_read: 1, is_answered: 1, answer, answered_at: now.toISOString() })
      .where('id', '=', params.id)
      .where('is_answered', '=', 0)
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const known = await tx.selectFrom('messages').select('id').where('id', '=', params.id).executeTakeFirst()
      return refused(known ? 'conflict' : 'not_found')
    }
    if (answer) {
      const asked = { subject: row.subject, date: sayFullDay(parisDay(new Date(row.created_at))) }
      await queueMail(tx, { kind: 'message_answered', to: row.email, params: { answer, ...asked }, site, now })
    }
    return done(toMessage(row))
  })
