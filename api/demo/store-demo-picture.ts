import type { Database } from '../db/database.ts'
import { bindToSite } from '../db/database.ts'
import type { Media } from '../media/media.ts'
import { takeBytes } from '../media/take-file.ts'

/** A picture that comes with the program, under an id that pages of the demo can name. */
export type DemoPicture = {
  id: string
  name: string
  bytes: Buffer
  alt: string
  folder?: string
  focalX?: number
  focalY?: number
}

/** Puts a picture into a site through the same door as an owner's; a second time changes nothing but the picture itself. */
export async function storeDemoPicture(
  place: { db: Database; media: Media; siteId: string },
  picture: DemoPicture,
): Promise<void> {
  const { id, name, bytes, alt, folder = '', focalX = 50, focalY = 50 } = picture
  const wanted = { siteId: place.siteId, now: new Date(), alt, folder }
  const taken = await takeBytes(bytes, name, { media: place.media, wanted })
  if (!taken.ok) throw new Error(`the demo picture ${id} was not taken: ${taken.code}`)
  const row = { ...taken.row, id, external_id: id, focal_x: focalX, focal_y: focalY }
  const { created_at: _, ...changed } = row
  await bindToSite(place.db, place.siteId).inTransaction((tx) =>
    tx
      .insertInto('images')
      .values(row)
      .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(changed))
      .execute(),
  )
}
