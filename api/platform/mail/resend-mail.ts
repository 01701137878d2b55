import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../call/call-context.ts'
import { isWorthSending } from './mailed-link.ts'

/** Gives a mail that failed all its attempts again; one whose link is dead by now is not worth sending. */
export const resendMail: UseCase<Contract['resendMail']> = ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const mail = await tx
      .selectFrom('outbox')
      .select(['kind', 'params', 'created_at'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!mail) return refused('not_found')
    const kept = JSON.parse(mail.params) as Record<string, string>
    const waiting = { kind: mail.kind as MailKind, params: kept, createdAt: mail.created_at }
    if (!(await isWorthSending(tx, waiting, now))) return refused('conflict')
    const again = await tx
      .updateTable('outbox')
      .set({ failed_at: null, last_error: null, tries: 0, next_try_at: now.toISOString() })
      .where('id', '=', params.id)
      .where('failed_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    return again ? done({}) : refused('conflict')
  })
