import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toSubscriber } from './subscriber.ts'

const columns = { email: 'email', lastname: 'lastname', state: 'state', source: 'source', askedAt: 'asked_at' }

/** Everybody who asked for letters, whatever became of it. */
export const listNewsletterSubscribers: UseCase<Contract['listNewsletterSubscribers']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('newsletter_subscribers').selectAll(), query, columns)
  return done({ subscribers: rows.map(toSubscriber), total })
}
