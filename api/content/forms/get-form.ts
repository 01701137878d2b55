import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOpenForm, toForm } from './form.ts'

/** A form that visitors may fill in. */
export const getForm: UseCase<Contract['getForm']> = async ({ params }, { read }) => {
  const row = await findOpenForm(read, params.id)
  return row ? done(toForm(row)) : refused('not_found')
}
