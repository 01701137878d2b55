import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toLanguage } from './language.ts'

const columns = { code: 'code', label: 'label', isValid: 'is_valid' }

/** All languages of the site, for its owner. */
export const listAdminLanguages: UseCase<Contract['listAdminLanguages']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('languages').selectAll(), query, columns)
  return done({ languages: rows.map(toLanguage), total })
}
