import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedForm } from './form.ts'

/** One form. */
export const getAdminForm: UseCase<Contract['getAdminForm']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('forms').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toOwnedForm(row)) : refused('not_found')
}
