import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { leave } from './subscribe.ts'
import { toSubscriber } from './subscriber.ts'

/** Ends the letters of somebody who asked for it by another way than the site. */
export const changeNewsletterSubscriber: UseCase<Contract['changeNewsletterSubscriber']> = async (
  { params },
  { inTransaction, now },
) =>
  inTransaction(async (tx) => {
    await leave(tx, params, now)
    const row = await tx.selectFrom('newsletter_subscribers').selectAll().where('id', '=', params.id).executeTakeFirst()
    return row ? done(toSubscriber(row)) : refused('not_found')
  })
