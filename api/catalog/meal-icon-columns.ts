import type { Selectable } from 'kysely'
import { type Outcome, refused } from '#app/models/outcome.ts'
import type { SiteWriter } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'
import { findImage } from '../media/find-image.ts'

/** A stored icon of meals as its owner sees it. */
export function toMealIcon({ id, label, image_id, sort_order }: Selectable<SiteTables['meal_icons']>) {
  return { id, label, idImage: image_id, order: sort_order }
}

/** Refuses a picture that is not in the site's library. */
export async function refusePicture(tx: SiteWriter, idImage: string | undefined): Promise<Outcome<never> | undefined> {
  if (idImage === undefined || (await findImage(tx, idImage))) return undefined
  return refused('invalid', { fields: { idImage: { code: 'choice' } } })
}
