import { isFontFamily, weightOfFontFile } from '#app/models/font.ts'
import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { refuseFamily, toFont } from './font.ts'

/** Changes a chosen font. */
export const changeFont: UseCase<Contract['changeFont']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.selectFrom('fonts').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!row) return refused('not_found')
    const weight = body.file ? { weight: weightOfFontFile(body.file) } : {}
    const wanted = { ...toFont(row), ...weight, ...body }
    // Whoever goes back to a family that the program brings has done with the file.
    const font = isFontFamily(wanted.family) && wanted.file === row.file ? { ...wanted, file: '' } : wanted
    const refusal = refuseFamily(font)
    if (refusal) return refusal
    await tx.updateTable('fonts').set(font).where('id', '=', params.id).execute()
    return done(font)
  })
