import type { Selectable } from 'kysely'
import { emailKey } from '#app/models/email.ts'
import { done, refused } from '#app/models/outcome.ts'
import { rightsNames } from '#app/texts/mail.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { UseCase, Visit } from '../visit.ts'
import { planDeletion } from './plan-deletion.ts'
import { toRightsRequest } from './rights-request.ts'

/** Answers a rights request, once, by mail; to grant an erasure plans the end of the account of that address. */
export const answerRightsRequest: UseCase<Contract['answerRightsRequest']> = async ({ params, body }, visit) => {
  const { site, now } = visit
  return visit.inTransaction(async (tx) => {
    const known = await tx.selectFrom('rights_requests').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const row = await tx
      .updateTable('rights_requests')
      .set({ state: body.state, answer: body.answer, answered_at: now.toISOString() })
      .where('id', '=', params.id)
      .where('state', '=', 'WAITING')
      .returningAll()
      .executeTakeFirst()
    if (!row) return refused('conflict')
    const said = { kind: rightsNames[row.kind], answer: body.answer }
    await queueMail(tx, { kind: 'rights_answered', to: row.email, params: said, site, now })
    if (row.kind === 'ERASURE' && row.state === 'GRANTED') await eraseAccount(tx, row, visit)
    return done(toRightsRequest(row, now))
  })
}

/** The member is told, and has some days to object: anyone can write a request in another's name. */
async function eraseAccount(
  tx: SiteWriter,
  request: Selectable<SiteTables['rights_requests']>,
  { site, now }: Visit,
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', emailKey(request.email) ?? '')
    .where('role', '=', 'MEMBER')
    .executeTakeFirst()
  if (user) await planDeletion(tx, { userId: user.id, site, now, dueOn: request.due_on })
}
