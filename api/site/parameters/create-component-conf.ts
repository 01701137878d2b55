import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Gives settings to a component of the site that has none. */
export const createComponentConf: UseCase<Contract['createComponentConf']> = async ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const row = await tx
      .insertInto('component_confs')
      .values({ id: body.slug, conf: JSON.stringify(body.conf), updated_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return row ? done(body.conf) : refused('invalid', { fields: { slug: { code: 'taken' } } })
  })
