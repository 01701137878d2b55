import { done } from '#app/models/outcome.ts'
import { rightsDueOn } from '#app/models/rights.ts'
import { parisDay, sayDay } from '#app/models/working-days.ts'
import { rightsNames } from '#app/texts/mail.ts'
import { blockOf } from '../accounts/address-block.ts'
import { takeRate } from '../accounts/take-rate.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { keepWritten } from '../db/taking-back.ts'
import { findCompanyMailbox } from '../mail/company-mailbox.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { sayWait } from '../mail/say-wait.ts'
import { isPlainAddress } from '../outside/mail.ts'
import type { UseCase, Visit } from '../visit.ts'

/** Notes what a person asks for about their data, and by when they will have an answer; they and the owner are told by mail. */
export const askRights: UseCase<Contract['askRights']> = async ({ body }, visit) => {
  const { site, now, caller } = visit
  const dueOn = rightsDueOn(body.kind, parisDay(now))
  return visit.inTransaction(async (tx) => {
    const bucket = `rights ${blockOf(visit.clientAddress)}`
    const allowed = await takeRate(tx, { bucket, limit: 5, windowSeconds: 3600, now })
    if (!allowed.ok) return keepWritten(allowed)
    await tx
      .insertInto('rights_requests')
      .values({
        ...body,
        id: crypto.randomUUID(),
        message: body.message ?? '',
        user_id: caller.role === 'VISITOR' ? null : caller.userId,
        created_at: now.toISOString(),
        due_on: dueOn,
        state: 'WAITING',
        answer: '',
        answered_at: null,
      })
      .execute()
    const wait = await sayWait(tx, 'rights', now)
    const params = { kind: rightsNames[body.kind], date: sayDay(dueOn) }
    await queueMail(tx, { kind: 'rights_received', to: body.email, params, site, now })
    await tellOwner(tx, visit, params)
    return done({ dueOn, ...wait })
  })
}

async function tellOwner(tx: SiteWriter, { site, now }: Visit, params: { kind: string; date: string }): Promise<void> {
  const to = await findCompanyMailbox(tx, site.lang)
  if (isPlainAddress(to)) await queueMail(tx, { kind: 'rights_to_answer', to, params, site, now })
}
