import { parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
import { listUndoMailboxes } from '../../identity/email-proof/email-undos.ts'
import { revokeAccess } from '../../identity/sessions/sessions.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'

const day = 86_400_000
/** Time to change one's mind; the ten working days that are promised last longer. */
const delay = 7 * day

type Plan = {
  userId: string
  site: Pick<Site, 'id' | 'name' | 'origin'>
  now: Date
  /** The day by which it was promised, when that leaves less time. */
  dueOn?: string
}

/** Plans the end of an account, ends its sessions and tells its owner; one that is planned already keeps its day. Answers whether they are told. */
export async function planDeletion(tx: SiteWriter, { userId, site, now, dueOn }: Plan): Promise<boolean> {
  const at = new Date(
    Math.max(now.getTime() + day, Math.min(now.getTime() + delay, dueOn ? Date.parse(dueOn) : Number.MAX_VALUE)),
  )
  const user = await tx
    .updateTable('users')
    .set({ deletion_planned_at: at.toISOString(), updated_at: now.toISOString() })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('deletion_planned_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  await revokeAccess(tx, userId)
  if (!user) return true
  const date = sayDay(parisDay(at))
  const isTold = await queueMail(tx, { kind: 'deletion_planned', to: user.email, params: { date }, site, now })
  // A thief has taken the address: who had it before can take that back, and must not learn of the end from the end.
  const before = (await listUndoMailboxes(tx, userId, now)).filter((email) => email !== user.email)
  for (const to of before) await queueMail(tx, { kind: 'deletion_planned', to, params: { date, before: 'yes' }, site, now })
  return isTold
}
