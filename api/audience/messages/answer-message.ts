import type { Selectable } from 'kysely'
import { done, refused } from '#app/models/platform/outcome.ts'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { type KeptAnswer, readAnswers, toMessage } from './message.ts'

/** Answers a message by mail; without words it only notes that its writer was answered in another way. */
export const answerMessage: UseCase<Contract['answerMessage']> = async ({ params, body: { answer, after = 0 } }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const known = await tx.selectFrom('messages').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const given = readAnswers(known)
    // Somebody else of the house was quicker: what they wrote is read before more is sent.
    if (given.length !== after) return refused('conflict')
    const at = ctx.now.toISOString()
    const added: KeptAnswer = { text: answer, at, mail: answer ? crypto.randomUUID() : null }
    const row = await tx
      .updateTable('messages')
      .set({ is_read: 1, is_answered: 1, answer, answered_at: at, answers: JSON.stringify([...given, added]) })
      .where('id', '=', params.id)
      .where('answers', '=', known.answers)
      .returningAll()
      .executeTakeFirst()
    if (!row) return refused('conflict')
    if (added.mail) await mailAnswer(tx, row, { answer, id: added.mail }, ctx)
    return done(toMessage(row))
  })

type Row = Selectable<SiteTables['messages']>

/** The words that are answered stand below the answer: whoever wrote them is the one who reads it. */
async function mailAnswer(
  tx: SiteWriter,
  { email, subject, message, created_at }: Row,
  { answer, id }: { answer: string; id: string },
  { site, now }: Pick<CallContext, 'site' | 'now'>,
): Promise<void> {
  const date = sayFullDay(parisDay(new Date(created_at)))
  await queueMail(tx, { kind: 'message_answered', to: email, params: { answer, subject, message, date }, site, now, id })
}
