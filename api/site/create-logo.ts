import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { addPictures } from './logo.ts'

/** Gives the site a logo of a type that it has none of. */
export const createLogo: UseCase<Contract['createLogo']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('logos').select('id').where('type', '=', body.type).executeTakeFirst()
    if (known) return refused('invalid', { fields: { type: { code: 'taken' } } })
    const picture = await tx
      .selectFrom('images')
      .select('name')
      .where('id', '=', body.idImage)
      .where('kind', '=', 'image')
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!picture) return refused('invalid', { fields: { idImage: { code: 'choice' } } })
    const row = await tx
      .insertInto('logos')
      .values({
        id: crypto.randomUUID(),
        type: body.type,
        alt: body.alt,
        filename: picture.name,
        image_id: body.idImage,
        path: '',
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const [logo] = await addPictures(tx, [row])
    return logo ? done(logo) : refused('not_found')
  })
