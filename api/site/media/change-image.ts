import { done, refused } from '#app/models/platform/outcome.ts'
import { requiredWordsOf } from '#app/models/site/look/mute-pictures.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { given, toFlag } from '../../platform/resource/columns.ts'
import { safeFileName } from './file-name.ts'
import { findImage } from './find-image.ts'
import { findImageUses, nameUses } from './find-image-uses.ts'
import { type ImageRow, toStoredImage } from './image.ts'
import { findImageCdn } from './image-cdn.ts'

type Changes = Read<Contract['changeImage']>['body']

/** Changes what is said of a picture; its bytes and its address stay. */
export const changeImage: UseCase<Contract['changeImage']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await findImage(tx, params.id)
    if (!known) return refused('not_found')
    const mute = becomesMute(known, body) ? (await findImageUses(tx, params.id)).filter(({ needsWords }) => needsWords) : []
    if (mute.length > 0)
      return refused('invalid', { fields: { alt: { code: 'words_in_use', params: { places: nameUses(mute) } } } })
    const columns = toColumns(body, known.mime)
    if (Object.keys(columns).length > 0) await tx.updateTable('images').set(columns).where('id', '=', params.id).execute()
    return done(toStoredImage({ ...known, ...columns }, await findImageCdn(tx)))
  })

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
