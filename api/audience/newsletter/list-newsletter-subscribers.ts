import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toSubscriber } from './subscriber.ts'

const columns = { email: 'email', lastname: 'lastname', state: 'state', source: 'source', askedAt: 'asked_at' }

/** Everybody who asked for letters, whatever became of it. */
export const listNewsletterSubscribers: UseCase<Contract['listNewsletterSubscribers']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('newsletter_subscribers').selectAll(), query, columns)
  return done({ subscribers: rows.map(toSubscriber), total })
}
