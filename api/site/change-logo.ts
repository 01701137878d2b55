import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { given } from './columns.ts'
import { addPictures } from './logo.ts'

/** Changes the picture of a logo, or the words in its place. */
export const changeLogo: UseCase<Contract['changeLogo']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    if (!(await tx.selectFrom('logos').select('id').where('id', '=', params.id).executeTakeFirst())) return refused('not_found')
    const picture =
      body.idImage === undefined
        ? undefined
        : await tx
            .selectFrom('images')
            .select(['id as image_id', 'name as filename'])
            .where('id', '=', body.idImage)
            .where('kind', '=', 'image')
            .where('deleted_at', 'is', null)
            .executeTakeFirst()
    if (body.idImage !== undefined && !picture) return refused('invalid', { fields: { idImage: { code: 'choice' } } })
    const row = await tx
      .updateTable('logos')
      .set({ id: params.id, ...given({ alt: body.alt }), ...(picture && { ...picture, path: '' }) })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const [logo] = await addPictures(tx, [row])
    return logo ? done(logo) : refused('not_found')
  })
