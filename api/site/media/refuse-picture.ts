import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findImage } from './find-image.ts'

/** Refuses a picture that is not one of the site's. */
export async function refusePicture(tx: SiteWriter, idImage: string | null | undefined): Promise<Outcome<never> | undefined> {
  if (!idImage) return undefined
  const image = await findImage(tx, idImage)
  return image?.kind === 'image' ? undefined : refused('invalid', { fields: { idImage: { code: 'choice' } } })
}
