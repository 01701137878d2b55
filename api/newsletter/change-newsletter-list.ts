import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedList } from './lists.ts'

/** Changes a list of letters; one that is closed keeps its subscribers for the day it opens again. */
export const changeNewsletterList: UseCase<Contract['changeNewsletterList']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('newsletter_lists').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const { order, isValid, ...words } = body
    const row = await tx
      .updateTable('newsletter_lists')
      .set({
        name: words.name ?? known.name,
        description: words.description ?? known.description,
        sort_order: order ?? known.sort_order,
        is_valid: isValid === undefined ? known.is_valid : isValid ? 1 : 0,
      })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toOwnedList(row))
  })
