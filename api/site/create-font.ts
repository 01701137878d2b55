import { defaultFonts, weightOfFontFile } from '#app/models/font.ts'
import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { refuseFamily, toFont } from './font.ts'

/** Chooses a font for titles, content or menu; a file's name tells its weight where nobody does. */
export const createFont: UseCase<Contract['createFont']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('fonts').select('id').where('type', '=', body.type).executeTakeFirst()
    if (known) return refused('invalid', { fields: { type: { code: 'taken' } } })
    const weight = body.file ? { weight: weightOfFontFile(body.file) } : {}
    const font = { ...defaultFonts[body.type], ...weight, ...body }
    const refusal = refuseFamily(font)
    if (refusal) return refusal
    const row = await tx
      .insertInto('fonts')
      .values({ ...font, id: crypto.randomUUID() })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toFont(row))
  })
