import { type LookLogo, lookLogos, type WornLook } from '#app/models/site/worn/worn-look.ts'
import type { SiteReader, SiteWriter } from '../../../platform/database/database.ts'
import { findImage } from '../../media/find-image.ts'
import type { LogoRow } from '../logo.ts'

type Logos = Pick<WornLook, LookLogo>

/** The logos that visitors see, each as a look names it; one whose picture was taken away is none. */
export async function readPublicLogos(read: SiteReader): Promise<{ type: string; picture: string }[]> {
  const rows = await read
    .selectFrom('logos')
    .leftJoin('images', (on) => on.onRef('images.id', '=', 'logos.image_id').on('images.deleted_at', 'is', null))
    .select(['logos.type', 'logos.path', 'images.id as image'])
    .execute()
  return rows.map(({ type, path, image }) => ({ type, picture: path || (image ?? '') }))
}

/** The logos of a look as they would be stored. */
export async function findLogosOf(read: SiteReader, look: Logos): Promise<LogoRow[]> {
  const present = await read.selectFrom('logos').selectAll().execute()
  const found = await Promise.all(
    lookLogos.map((type) => makeLogo(read, look[type], { type, known: present.find((row) => row.type === type) })),
  )
  return found.filter((logo) => logo !== undefined)
}

type Place = { type: LookLogo; known: LogoRow | undefined }

/** A picture that is there no more changes nothing. */
async function makeLogo(read: SiteReader, picture: string, { type, known }: Place): Promise<LogoRow | undefined> {
  if (picture === '') return undefined
  if (known && pictureOf(known) === picture) return known
  const id = known?.id ?? crypto.randomUUID()
  // What is said in the place of a logo is said of the house, whichever picture stands for it; unsaid, it is the name of the house.
  const alt = known?.alt ?? ''
  if (isDrawing(picture)) return { id, type, filename: '', alt, image_id: '', path: picture }
  const image = await findImage(read, picture)
  return image ? { id, type, filename: image.name, alt, image_id: image.id, path: '' } : known
}

/** Gives a site the logos of a look; answers which it has then. */
export async function putOnLogos(tx: SiteWriter, look: Logos, before: Logos): Promise<Partial<Logos>> {
  const changed = lookLogos.filter((type) => look[type] !== before[type])
  if (changed.length === 0) return {}
  const logos = await findLogosOf(tx, look)
  const worn: Partial<Logos> = {}
  for (const type of changed) {
    const logo = logos.find((one) => one.type === type)
    worn[type] = logo ? pictureOf(logo) : ''
    await tx.deleteFrom('logos').where('type', '=', type).execute()
    if (logo)
      await tx
        .insertInto('logos')
        .values({ id: logo.id, type, filename: logo.filename, alt: logo.alt, image_id: logo.image_id, path: logo.path })
        .execute()
  }
  return worn
}

function pictureOf({ path, image_id }: LogoRow): string {
  return path || image_id
}

/** Whether a logo is one of the program's own drawings, and none of the site's pictures. */
function isDrawing(picture: string): boolean {
  return picture.startsWith('/art/')
}
