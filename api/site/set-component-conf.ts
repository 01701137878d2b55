import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Gives a component of the site its settings, in the place of those it had. */
export const setComponentConf: UseCase<Contract['setComponentConf']> = async ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const fresh = { conf: JSON.stringify(body), updated_at: now.toISOString() }
    await tx
      .insertInto('component_confs')
      .values({ id: params.slug, ...fresh })
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(fresh))
      .execute()
    return done(body)
  })
