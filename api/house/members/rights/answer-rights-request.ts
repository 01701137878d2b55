import { isStaff } from '#app/models/identity/role.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { rightsNames } from '#app/texts/house/mails/mail.ts'
import type { Contract } from '../../../contract/index.ts'
import type { CallContext, UseCase } from '../../../platform/call/call-context.ts'
import type { SiteWriter } from '../../../platform/database/database.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { forgetGuest } from '../forget-mailbox.ts'
import { planDeletion } from '../plan-deletion.ts'
import { toRightsRequest } from './rights-request.ts'

/** Answers a rights request, once, by mail; to grant an erasure plans the end of the account of that address, or forgets whoever has none. */
export const answerRightsRequest: UseCase<Contract['answerRightsRequest']> = async ({ params, body }, ctx) => {
  const { site, now } = ctx
  return ctx.inTransaction(async (tx) => {
    const known = await tx.selectFrom('rights_requests').select(['kind', 'email']).where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const isErasure = known.kind === 'ERASURE' && body.state === 'GRANTED'
    const user = isErasure ? await findUser(tx, known.email) : undefined
    // The right would be promised and not kept: nobody of the staff goes with their role.
    if (user && isStaff(user.role)) return refused('invalid', { fields: { state: { code: 'staff_account' } } })
    const row = await tx
      .updateTable('rights_requests')
      .set({ state: body.state, answer: body.answer, answered_at: now.toISOString() })
      .where('id', '=', params.id)
      .where('state', '=', 'WAITING')
      .returningAll()
      .executeTakeFirst()
    if (!row) return refused('conflict')
    if (isErasure) await erase(tx, { email: known.email, user, dueOn: row.due_on }, ctx)
    const said = { kind: rightsNames[row.kind], answer: body.answer }
    await queueMail(tx, { kind: 'rights_answered', to: row.email, params: said, site, now })
    return done(toRightsRequest(row, now))
  })
}

type Asked = { email: string; user: { id: string } | undefined; dueOn: string }

/** A member is told, and has some days to object: anyone can write a request in another's name. Of anybody else all goes before they are told. */
async function erase(tx: SiteWriter, { email, user, dueOn }: Asked, { site, now }: CallContext): Promise<void> {
  if (user) await planDeletion(tx, { userId: user.id, site, now, dueOn })
  else await forgetGuest(tx, email, now)
}

function findUser(tx: SiteWriter, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', '=', emailKey(email) ?? '')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
