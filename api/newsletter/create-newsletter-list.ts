import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedList } from './lists.ts'

/** Adds a list of letters. */
export const createNewsletterList: UseCase<Contract['createNewsletterList']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const { order = 0, name, description = '', isValid = true } = body
    const row = await tx
      .insertInto('newsletter_lists')
      .values({ id: crypto.randomUUID(), sort_order: order, name, description, is_valid: isValid ? 1 : 0 })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toOwnedList(row))
  })
