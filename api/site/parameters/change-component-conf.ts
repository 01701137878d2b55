import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Gives a component of the site other settings, in the place of all that it had. */
export const changeComponentConf: UseCase<Contract['changeComponentConf']> = async ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const row = await tx
      .updateTable('component_confs')
      .set({ conf: JSON.stringify(body), updated_at: now.toISOString() })
      .where('id', '=', params.slug)
      .returning('id')
      .executeTakeFirst()
    return row ? done(body) : refused('not_found')
  })
