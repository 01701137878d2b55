import { sql } from 'kysely'
import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { leftColumns } from './subscribe.ts'

/** Removes a list of letters; whoever received nothing else is no subscriber any more. */
export const removeNewsletterList: UseCase<Contract['removeNewsletterList']> = async ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const gone = await tx.deleteFrom('newsletter_lists').where('id', '=', params.id).returning('id').executeTakeFirst()
    if (!gone) return refused('not_found')
    const name = JSON.stringify(params.id)
    await tx
      .updateTable('newsletter_subscribers')
      .set(leftColumns(now))
      .where('lists', '=', `[${name}]`)
      .where('state', '=', 'SUBSCRIBED')
      .execute()
    // Thousands may read a list: one statement takes its name out of the JSON of all of them, first, last or alone.
    await tx
      .updateTable('newsletter_subscribers')
      .set({ lists: sql`replace(replace(replace(lists, ${`${name},`}, ''), ${`,${name}`}, ''), ${name}, '')` })
      .where('lists', 'like', `%${name}%`)
      .execute()
    return done({})
  })
