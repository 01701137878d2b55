import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toSubscriber } from './subscriber.ts'

/** One who asked for letters. */
export const getNewsletterSubscriber: UseCase<Contract['getNewsletterSubscriber']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('newsletter_subscribers').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toSubscriber(row)) : refused('not_found')
}
