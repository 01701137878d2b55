import { done, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { meetMachine } from '../../platform/limits/message-spam.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { tellWebhooks } from '../../platform/webhooks/tell-webhooks.ts'
import { tellMessage } from './tell-message.ts'

type Body = Read<Contract['sendMessage']>['body']

const hour = 3600

/** Keeps a message and tells its reader and its writer; a machine is answered alike, and only counted. */
export const sendMessage: UseCase<Contract['sendMessage']> = async ({ body }, ctx) => {
  const { now, clientAddress } = ctx
  const email_key = emailKey(body.email)
  if (email_key === undefined) return refused('invalid', { fields: { email: { code: 'format' } } })
  // By place alone: what strangers write in a name does not silence whoever bears it.
  const bucket = `message block ${blockOf(clientAddress)}`
  const allowed = await countTry(ctx, [{ bucket, limit: 5, windowSeconds: hour, now }])
  if (!allowed.ok) return allowed
  return ctx.inTransaction(async (tx) => {
    const machine = await meetMachine(tx, body, now)
    if (!machine.ok) return keepWritten(machine)
    if (machine.value) return done({})
    const message = { ...rowOf(body, ctx), email_key }
    await keepMessage(tx, message)
    await tellMessage(tx, message, ctx)
    await tellWebhooks(tx, { event: 'message.received', thingId: message.id, step: 0, at: message.created_at })
    return done({})
  })
}

function rowOf({ desk = 'COMPANY', firstname = '', lastname, email, phone = '', subject = '', message }: Body, ctx: CallContext) {
  const { caller, now } = ctx
  return {
    id: crypto.randomUUID(),
    desk,
    firstname,
    lastname,
    email: email.trim(),
    phone,
    subject,
    message,
    user_id: caller.role === 'VISITOR' ? null : caller.userId,
    created_at: now.toISOString(),
    is_read: 0 as const,
  }
}

async function keepMessage(tx: SiteWriter, message: ReturnType<typeof rowOf> & { email_key: string }): Promise<void> {
  await tx.insertInto('messages').values(message).execute()
}
