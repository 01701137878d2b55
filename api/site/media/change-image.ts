import { done, refused } from '#app/models/platform/outcome.ts'
import { requiredWordsOf } from '#app/models/site/pictures/mute-pictures.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { given, toFlag } from '../../platform/resource/columns.ts'
import { refuseMoreBytes } from '../quota/refuse-over-quota.ts'
import { cropImage } from './crop-image.ts'
import { safeFileName } from './file-name.ts'
import { findImage } from './find-image.ts'
import { findImageUses, nameUses } from './find-image-uses.ts'
import { heldBytes, type ImageRow, toStoredImage } from './image.ts'
import { findImageCdn } from './image-cdn.ts'

type Changes = Read<Contract['changeImage']>['body']

/** Changes what is said of a picture, or which part of it is shown: its bytes and its address change with the part alone. */
export const changeImage: UseCase<Contract['changeImage']> = async ({ params, body }, { inTransaction, read, media, site }) => {
  const before = await findImage(read, params.id)
  if (!before) return refused('not_found')
  // A picture is cut before the transaction, which waits for nothing but the database.
  const cut = body.crop === undefined ? undefined : await cropImage(before, body.crop, { media, siteId: site.id })
  if (cut && !cut.ok) return cut
  return inTransaction(async (tx) => {
    const known = await findImage(tx, params.id)
    if (!known) return refused('not_found')
    if (cut && known.content_hash !== before.content_hash) return refused('conflict')
    const full = cut && (await refuseMoreBytes(tx, site, { field: 'crop', bytes: heldBytes(cut.value) - heldBytes(known) }))
    if (full) return full
    const mute = becomesMute(known, body) ? (await findImageUses(tx, params.id)).filter(({ needsWords }) => needsWords) : []
    if (mute.length > 0)
      return refused('invalid', { fields: { alt: { code: 'words_in_use', params: { places: nameUses(mute) } } } })
    const columns = { ...cut?.value, ...toColumns(body, known.mime) }
    if (Object.keys(columns).length > 0) await tx.updateTable('images').set(columns).where('id', '=', params.id).execute()
    return done(toStoredImage({ ...known, ...columns }, await findImageCdn(tx)))
  })
}

/** Whether a picture that has words, or is asked for none, would be one that is mute. */
function becomesMute(known: ImageRow, { alt = known.alt, isDecor = known.is_decor === 1 }: Changes): boolean {
  return !isMute({ alt: known.alt, isDecor: known.is_decor === 1 }) && isMute({ alt, isDecor })
}

const isMute = (image: { alt: string; isDecor: boolean }) => requiredWordsOf(image)?.trim() === ''

/** The columns to set: a field that was not given stays as it is. */
function toColumns({ name, alt, isDecor, folder, focalX, focalY }: Changes, mime: string) {
  return given({
    name: name === undefined ? undefined : safeFileName(name, mime),
    alt,
    is_decor: toFlag(isDecor),
    folder,
    focal_x: focalX,
    focal_y: focalY,
  })
}
