import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseSlug } from '../writing/choose-slug.ts'
import { refuseMutePictures } from '../writing/refuse-mute-pictures.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { blankAlbum, toAdminAlbum, toAlbumColumns } from './album.ts'

/** Adds an album; it stays a draft until its owner says otherwise. */
export const createAlbum: UseCase<Contract['createAlbum']> = async ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { lang, now } = visit
    const shown = { before: [], after: body.pictures, field: 'pictures' }
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseMutePictures(tx, { given: body, ...shown }))
    if (refusal) return refusal
    const slug = await chooseSlug(tx, { tables: ['albums'], row: { id: '', lang } }, body)
    if (!slug.ok) return slug
    const id = crypto.randomUUID()
    const fresh = {
      ...blankAlbum,
      ...toAlbumColumns(body),
      id,
      lang,
      title: body.title,
      slug: slug.value,
      updated_at: now.toISOString(),
    }
    const row = await tx.insertInto('albums').values(fresh).returningAll().executeTakeFirstOrThrow()
    return done(await toAdminAlbum(row, { read: tx, notice: visit.notice }))
  })
