import { weightOfFontFile } from '#app/models/font.ts'
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
    const font = { ...toFont(row), ...weight, ...body }
    const refusal = refuseFamily(font)
    if (refusal) return refusal
    await tx.updateTable('fonts').set(font).where('id', '=', params.id).execute()
    return done(font)
  })
