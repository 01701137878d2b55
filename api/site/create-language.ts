import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toLanguage } from './language.ts'

/** Adds a language to the site. */
export const createLanguage: UseCase<Contract['createLanguage']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('languages').select('id').where('code', '=', body.code).executeTakeFirst()
    if (known) return refused('invalid', { fields: { code: { code: 'taken' } } })
    const row = await tx
      .insertInto('languages')
      .values({
        id: crypto.randomUUID(),
        code: body.code,
        label: body.label,
        deepl_code: body.deeplCode ?? '',
        country: JSON.stringify(body.country),
        is_valid: body.isValid ? 1 : 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toLanguage(row))
  })
