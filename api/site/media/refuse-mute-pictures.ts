import type { PictureRef } from '#app/models/content/blocks/shared.ts'
import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import { findMutePictures } from '#app/models/site/pictures/mute-pictures.ts'
import type { SiteReader } from '../../platform/database/database.ts'

const mostNamed = 3

/** Pictures that something shows beside its blocks: what of them visitors see already, and what they are to see. */
type PictureUse = {
  /** What is said of the thing, and what was kept of it before. */
  given: { isValid?: boolean | undefined }
  known?: { is_valid: 0 | 1 } | undefined
  before: readonly PictureRef[]
  /** Nothing where the caller leaves them as they are. */
  after: readonly PictureRef[] | undefined
  /** The field that they were sent in. */
  field: string
}

/**
 * Keeps from visitors what shows a picture that says nothing to who cannot see it; a draft may be as it is.
 * Pictures that they see already hold up no other change: else two of them could never be mended one by one.
 */
export async function refuseMutePictures(read: SiteReader, shown: PictureUse): Promise<Outcome<never> | undefined> {
  const { given, known, before, after, field } = shown
  const wasPublic = known?.is_valid === 1
  if (!(given.isValid ?? wasPublic)) return undefined
  const seen = new Set(wasPublic ? before.map((picture) => JSON.stringify(picture)) : [])
  const mute = await findMute(
    read,
    (after ?? before).filter((picture) => !seen.has(JSON.stringify(picture))),
  )
  if (mute.length === 0) return undefined
  const named = mute.slice(0, mostNamed).map((name) => `« ${name} »`)
  const pictures = named.join(', ') + (mute.length > mostNamed ? '…' : '')
  // Who did not send the pictures has no field of them before them: what was asked for is that they be shown.
  return refused('invalid', { fields: { [after ? field : 'isValid']: { code: 'mute_pictures', params: { pictures } } } })
}

/** The one picture that stands for something, as those of a list are told. */
export function onePicture(id: string | null | undefined): PictureRef[] | undefined {
  return id === undefined ? undefined : id ? [{ image: id }] : []
}

/** What the library calls those that say nothing; films and what is mere decoration are asked for no words. */
async function findMute(read: SiteReader, pictures: PictureRef[]): Promise<string[]> {
  const ids = [...new Set(pictures.map(({ image }) => image))]
  if (ids.length === 0) return []
  const rows = await read
    .selectFrom('images')
    .select(['id', 'name', 'alt'])
    .where('id', 'in', ids)
    .where('kind', '=', 'image')
    .where('is_decor', '=', 0)
    .where('deleted_at', 'is', null)
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const places = findMutePictures(pictures, (id) => known.get(id)?.alt)
  return [...new Set(places.flatMap((place) => known.get(pictures[Number(place)]?.image ?? '')?.name ?? []))]
}
