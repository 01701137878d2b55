import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { refuseMoreBytes } from '../quota/refuse-over-quota.ts'
import { uncut } from './crop-image.ts'
import { findImage } from './find-image.ts'
import { heldBytes, toStoredImage } from './image.ts'
import { findImageCdn } from './image-cdn.ts'
import { takeUpload } from './take-file.ts'

/** Puts another file in the place of a picture: whatever shows it shows the new one, at an address of its own. */
export const replaceImageFile: UseCase<Contract['replaceImageFile']> = async ({ params, files: [file] }, ctx) => {
  const { site, now, media, read, inTransaction } = ctx
  const known = await findImage(read, params.id)
  if (!known) return refused('not_found')
  if (!file) return refused('invalid', { fields: { images: { code: 'required' } } })
  const full = await refuseMoreBytes(read, site, { field: 'images', bytes: file.size - heldBytes(known) })
  if (full) return full
  const taken = await takeUpload(file, media, { siteId: site.id, now })
  if (!taken.ok) {
    return taken.code === 'busy' ? refused('unavailable') : refused('invalid', { fields: { images: { code: taken.code } } })
  }
  const { kind, mime, bytes, width, height, content_hash, tone } = taken.row
  // A film in the place of a picture would leave holes wherever it stands.
  if (kind !== known.kind) return refused('invalid', { fields: { images: { code: 'other_kind' } } })
  return inTransaction(async (tx) => {
    // Others may have been kept while this one was looked at.
    const fullNow = await refuseMoreBytes(tx, site, { field: 'images', bytes: bytes - heldBytes(known) })
    if (fullNow) return fullNow
    const row = await tx
      .updateTable('images')
      .set({ mime, bytes, width, height, content_hash, tone, external_type: 'store', external_id: params.id, external_path: '' })
      // What was cut from the old one says nothing of the new one.
      .set(uncut)
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst()
    return row ? done(toStoredImage(row, await findImageCdn(tx))) : refused('not_found')
  })
}
