import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Takes the settings of a component away. */
export const removeComponentConf: UseCase<Contract['removeComponentConf']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.deleteFrom('component_confs').where('id', '=', params.slug).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
