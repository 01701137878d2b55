import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'

const windowSeconds = 86_400

/** How many wrong codes of a day are their owner's own fingers. */
const slips = 2

/** Counts a wrong code that came with the right password; the owner hears of it once a day at most, from the third of a day on. */
export async function tellOfWrongCode(tx: SiteWriter, { site, now }: CallContext, userId: string): Promise<void> {
  const slip = await takeRate(tx, { bucket: `wrong codes ${userId}`, limit: slips, windowSeconds, now })
  if (slip.ok) return
  const first = await takeRate(tx, { bucket: `told of wrong codes ${userId}`, limit: 1, windowSeconds, now })
  if (!first.ok) return
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await queueMail(tx, { kind: 'wrong_codes', to: email, params: {}, site, now })
}
