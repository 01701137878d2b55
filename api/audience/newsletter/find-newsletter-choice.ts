import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listOpenLists } from './lists.ts'
import { findByKey, toSubscription } from './subscriber.ts'

/** What the holder of a key receives and may choose; the key may have been passed on, so the address is only hinted at. */
export const findNewsletterChoice: UseCase<Contract['findNewsletterChoice']> = async ({ body }, { read }) => {
  const row = await findByKey(read, body.key)
  if (!row) return refused('not_found')
  const { isSubscribed, lists } = await toSubscription(read, row)
  const open = await listOpenLists(read)
  return done({
    address: hint(row.email_shown),
    isSubscribed,
    lists: open.map(({ id, name, description }) => ({ id, name, description, isChosen: lists.includes(id) })),
  })
}

function hint(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
