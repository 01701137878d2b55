import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedForm } from './form.ts'

const columns = { title: 'title', isValid: 'is_valid', updatedAt: 'updated_at' }

/** All forms, open or not. */
export const listAdminForms: UseCase<Contract['listAdminForms']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('forms').selectAll(), query, columns)
  return done({ forms: rows.map(toOwnedForm), total })
}
