import { rightsDueOn } from '#app/models/identity/rights.ts'
import { done } from '#app/models/platform/outcome.ts'
import { parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
import { rightsNames } from '#app/texts/house/mails/mail.ts'
import type { Contract } from '../../../contract/index.ts'
import type { CallContext, UseCase } from '../../../platform/call/call-context.ts'
import type { SiteWriter } from '../../../platform/database/database.ts'
import { keepWritten } from '../../../platform/database/taking-back.ts'
import { blockOf } from '../../../platform/limits/address-block.ts'
import { takeRate } from '../../../platform/limits/take-rate.ts'
import { findCompanyMailbox } from '../../../platform/mail/company-mailbox.ts'
import { mailHouse } from '../../../platform/mail/mail-house.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { sayWait } from '../../../platform/mail/say-wait.ts'

/** Notes what a person asks for about their data, and by when they will have an answer; they and the owner are told by mail. */
export const askRights: UseCase<Contract['askRights']> = async ({ body }, ctx) => {
  const { site, now, caller } = ctx
  const dueOn = rightsDueOn(body.kind, parisDay(now))
  return ctx.inTransaction(async (tx) => {
    const bucket = `rights ${blockOf(ctx.clientAddress)}`
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
    await tellOwner(tx, ctx, params)
    return done({ dueOn, ...wait })
  })
}

async function tellOwner(tx: SiteWriter, { site, now }: CallContext, params: { kind: string; date: string }): Promise<void> {
  const to = await findCompanyMailbox(tx, site.lang)
  await mailHouse(tx, { kind: 'rights_to_answer', to, params, site, now })
}
