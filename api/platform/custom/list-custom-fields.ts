import { publicSubjects } from '#app/models/platform/custom/custom-field.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../call/call-context.ts'
import { readCustomFields } from './custom-rows.ts'

/** The house's own fields that visitors see, or are asked to fill in. */
export const listCustomFields: UseCase<Contract['listCustomFields']> = async ({ query }, { read }) => {
  const fields = await readCustomFields(read)
  const shown = fields.filter(
    ({ subject, spots }) => spots.length > 0 && publicSubjects.includes(subject) && subject === (query.subject ?? subject),
  )
  return done(shown.map((field) => ({ ...field, choices: [...field.choices], spots: [...field.spots] })))
}
