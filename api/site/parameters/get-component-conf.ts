import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** The settings of one component of the site. */
export const getComponentConf: UseCase<Contract['getComponentConf']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('component_confs').select('conf').where('id', '=', params.slug).executeTakeFirst()
  return row ? done(JSON.parse(row.conf) as Record<string, string | boolean | number>) : refused('not_found')
}
