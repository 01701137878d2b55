import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Erases somebody from the letters, the proof with them. */
export const removeNewsletterSubscriber: UseCase<Contract['removeNewsletterSubscriber']> = async (
  { params },
  { inTransaction },
) =>
  inTransaction(async (tx) => {
    const row = await tx.deleteFrom('newsletter_subscribers').where('id', '=', params.id).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
