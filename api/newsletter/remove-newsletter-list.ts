import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { leave } from './subscribe.ts'
import { listsOf } from './subscriber.ts'

/** Removes a list of letters; whoever received nothing else is no subscriber any more. */
export const removeNewsletterList: UseCase<Contract['removeNewsletterList']> = async ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const gone = await tx.deleteFrom('newsletter_lists').where('id', '=', params.id).returning('id').executeTakeFirst()
    if (!gone) return refused('not_found')
    const touched = await tx
      .selectFrom('newsletter_subscribers')
      .select(['id', 'lists', 'state'])
      .where('lists', 'like', `%${JSON.stringify(params.id)}%`)
      .execute()
    for (const row of touched) {
      const lists = listsOf(row).filter((id) => id !== params.id)
      await tx
        .updateTable('newsletter_subscribers')
        .set({ lists: JSON.stringify(lists) })
        .where('id', '=', row.id)
        .execute()
      if (lists.length === 0 && row.state === 'SUBSCRIBED') await leave(tx, row, now)
    }
    return done({})
  })
