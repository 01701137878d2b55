import { done, type Outcome } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { requireLists } from './lists.ts'
import { leave, subscribeProven } from './subscribe.ts'
import { listsOf, type SubscriberRow } from './subscriber.ts'

type Change = {
  wish: { isSubscribed?: boolean | undefined; lists?: string[] | undefined }
  proven: { email: string; shown: string; source: SubscriberRow['source'] }
  known: SubscriberRow | undefined
}

/** Does what the owner of a proven mailbox wishes: some lists, all of them, or none any more. */
export async function changeSubscription(
  tx: SiteWriter,
  { wish, proven, known }: Change,
  ctx: Pick<CallContext, 'site' | 'now'>,
): Promise<Outcome<null>> {
  const isIn = known?.state === 'SUBSCRIBED'
  const lists = await requireLists(tx, wish.lists)
  if (!lists.ok) return lists
  const wants = wish.isSubscribed ?? (wish.lists ? lists.value.length > 0 : isIn)
  if (!wants || wish.lists?.length === 0) {
    if (known) await leave(tx, known, ctx.now)
    return done(null)
  }
  const chosen = wish.lists || !isIn ? lists.value : listsOf(known)
  await subscribeProven(tx, { ...proven, lists: chosen, ...(isIn && namesOf(known)) }, ctx)
  return done(null)
}

function namesOf({ firstname, lastname }: SubscriberRow) {
  return { firstname, lastname }
}
