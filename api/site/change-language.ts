import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { given, toFlag } from './columns.ts'
import { toLanguage } from './language.ts'

/** Changes a language of the site. */
export const changeLanguage: UseCase<Contract['changeLanguage']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const changes = given({
      label: body.label,
      deepl_code: body.deeplCode,
      country: body.country && JSON.stringify(body.country),
      is_valid: toFlag(body.isValid),
    })
    const row = await tx
      .updateTable('languages')
      .set({ id: params.id, ...changes })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst()
    return row ? done(toLanguage(row)) : refused('not_found')
  })
