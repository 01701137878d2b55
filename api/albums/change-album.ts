import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseSlug } from '../writing/choose-slug.ts'
import { refuseMutePictures } from '../writing/refuse-mute-pictures.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { refsOf, toAdminAlbum, toAlbumColumns } from './album.ts'

/** Changes an album. */
export const changeAlbum: UseCase<Contract['changeAlbum']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { now } = visit
    const known = await tx.selectFrom('albums').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const shown = { before: refsOf(known), after: body.pictures, field: 'pictures' }
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseMutePictures(tx, { given: body, known, ...shown }))
    if (refusal) return refusal
    const slug = await chooseSlug(tx, { tables: ['albums'], row: known }, body)
    if (!slug.ok) return slug
    const changes = toAlbumColumns(body)
    const row = await tx
      .updateTable('albums')
      .set({ ...changes, slug: slug.value, updated_at: now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toAdminAlbum(row, { read: tx, notice: visit.notice }))
  })
