import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toParameter } from './parameter.ts'

const columns = { type: 'type', kind: 'kind', label: 'label' }

/** The site's parameters, for its owner. */
export const listAdminParameters: UseCase<Contract['listAdminParameters']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('parameters').selectAll().where('lang', '=', lang), query, columns)
  return done({ parameters: rows.map(toParameter), total })
}
