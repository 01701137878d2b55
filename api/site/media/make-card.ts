import { createHash } from 'node:crypto'
import { mailGrounds } from '#app/models/audience/mail-grounds.ts'
import { derivePalette } from '#app/models/site/look/colour-palette.ts'
import { standsWhole } from '#app/models/site/pictures/picture.ts'
import { type CardShape, cardShapes } from '#app/models/site/pictures/picture-card.ts'
import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { CardPicture, CardTask } from '../../platform/outside/picture-maker.ts'
import type { Media } from '../../platform/ports/media.ts'
import { type CardLook, drawGround, drawPlain } from './card-drawing.ts'
import { findImage } from './find-image.ts'
import type { ImageRow } from './image.ts'
import { cleanSvg } from './svg/clean-svg.ts'

type At = { read: SiteReader; media: Media; site: { name: string; lang: string } }

/** A card that is to be made, and the name that it is kept under: it tells all that the card is made of. */
export type PlannedCard = { name: string; task: CardTask }

/** Plans the card of a picture, or without one the card of the house itself: its logo, or else its name. */
export async function planCard(at: At, row: ImageRow | undefined, form: CardShape): Promise<PlannedCard | undefined> {
  const size = cardShapes[form]
  const look = await readLook(at)
  const own = row && (await readPicture(at, row))
  if (row && !own) return undefined
  const logo = row ? undefined : await readLogo(at)
  const picture = own ?? logo
  const fills = (form === 'partage' || form === 'lettre') && row !== undefined && !standsWhole(row)
  const plain = plainOf[form] ?? (fills ? look.palette.paper : undefined)
  const ground = plain ? drawPlain(size, plain) : drawGround(look, size, picture !== undefined)
  const task: CardTask = { ...size, ground: Buffer.from(ground), picture: picture && { ...picture, ...placeIn(form, fills) } }
  return { name: `${hashOf(task)}.jpg`, task }
}

/** Grounds that show nothing but the picture; those of mails are the mail's own. */
const plainOf: Partial<Record<CardShape, string>> = {
  vitrine: '#ffffff',
  courriel: mailGrounds.card,
  lettre: mailGrounds.card,
  enseigne: mailGrounds.paper,
}

/** How far a picture stays from the edge of such a ground. */
const marginOf: Partial<Record<CardShape, number>> = { vitrine: 40, courriel: 4, lettre: 0, enseigne: 4 }

/** Where a picture lies in its card: over all of it, in the middle, or on the left with the name of the house beside it. */
function placeIn(form: CardShape, fills: boolean): Pick<CardPicture, 'left' | 'top' | 'boxWidth' | 'boxHeight' | 'fills'> {
  const { width, height } = cardShapes[form]
  if (fills) return { left: 0, top: 0, boxWidth: width, boxHeight: height, fills }
  const margin = marginOf[form]
  if (margin !== undefined)
    return { left: margin, top: margin, boxWidth: width - 2 * margin, boxHeight: height - 2 * margin, fills }
  return { left: 60, top: 30, boxWidth: 400, boxHeight: height - 86, fills }
}

type Read = Pick<CardPicture, 'bytes' | 'isDrawing' | 'focus'> & Pick<ImageRow, 'width' | 'height'>

async function readPicture({ media }: At, row: ImageRow): Promise<Read | undefined> {
  const bytes = row.external_type === 'art' ? await readArt(media, row.external_path) : await readStored(media, row)
  if (!bytes) return undefined
  const { width, height, focal_x: x, focal_y: y } = row
  return { bytes, isDrawing: row.mime === 'image/svg+xml', focus: { x, y }, width, height }
}

async function readArt(media: Media, path: string): Promise<Buffer | undefined> {
  const drawn = await media.drawings(path.replace(/^\/art\/|\.svg$/g, ''))
  return drawn === undefined ? undefined : Buffer.from(drawn)
}

async function readStored(media: Media, row: ImageRow): Promise<Buffer | undefined> {
  if (!/^image\/(jpeg|png|webp|svg\+xml)$/.test(row.mime)) return undefined
  const bytes = await media.files.find(row.site_id, row.content_hash)
  if (row.mime !== 'image/svg+xml' || !bytes) return bytes
  const clean = cleanSvg(bytes.toString('utf8'))
  return clean && Buffer.from(clean.svg)
}

/** The logo that is made to stand on paper. */
async function readLogo(at: At): Promise<Read | undefined> {
  const logos = await at.read.selectFrom('logos').selectAll().where('type', 'in', ['LOGO', 'LOGO_LIGHT_THEME']).execute()
  const logo = logos.find(({ type }) => type === 'LOGO_LIGHT_THEME') ?? logos[0]
  const row = logo?.image_id ? await findImage(at.read, logo.image_id) : undefined
  if (row) return readPicture(at, row)
  const bytes = logo?.path.startsWith('/art/') ? await readArt(at.media, logo.path) : undefined
  return bytes && { bytes, isDrawing: true, focus: { x: 50, y: 50 }, width: 112, height: 112 }
}

const lookTypes = ['COMPANY_NAME', 'ART_DIRECTION', 'PRIMARY_COLOR', 'ACCENT_COLOR', 'PAPER_COLOR', 'INK_COLOR'] as const

async function readLook({ read, site }: At): Promise<CardLook> {
  const own = read.selectFrom('parameters').select(['type', 'value']).where('lang', '=', site.lang)
  const rows = await own.where('type', 'in', lookTypes).execute()
  const values = readParameters(rows)
  return { name: values.COMPANY_NAME || site.name, palette: derivePalette(coloursOf(values)) }
}

function hashOf({ ground, picture, ...rest }: CardTask): string {
  const { bytes, ...how } = picture ?? { bytes: '' }
  const hash = createHash('sha256')
    .update(JSON.stringify([rest, how]))
    .update(ground)
    .update(bytes)
  return hash.digest('hex')
}
