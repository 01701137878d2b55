import { isCutOut } from '#app/models/catalog/bottle/packshot.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { derivePalette } from '#app/models/site/look/colour-palette.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { withinTransaction } from '../../platform/call/within-transaction.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findImage } from '../../site/media/find-image.ts'
import type { ImageRow, NewImage } from '../../site/media/image.ts'
import { takeBytes } from '../../site/media/take-file.ts'
import { refuseMoreBytes } from '../../site/quota/refuse-over-quota.ts'
import { changeProduct } from '../products/change-product.ts'
import { readList } from '../rows/catalog-rows.ts'
import { findProduct } from '../rows/find-live.ts'
import { viewOf } from './packshot-answer.ts'

/** As many as a product has places for. */
const mostPictures = 12

/** Puts a finished photograph among the pictures of its wine: behind those that its owner took, before mere drawings. */
export const takePackshot: UseCase<Contract['takePackshot']> = async ({ params, body }, ctx) => {
  const shot = await ctx.read.selectFrom('packshots').selectAll().where('id', '=', params.id).executeTakeFirst()
  const image = shot?.image_id ? await findImage(ctx.read, shot.image_id) : undefined
  if (!shot || !image) return refused('not_found')
  const view = viewOf(shot)
  const mayLead = view === 'bottle'
  const onPaper = isCutOut(view) && body.ground === 'paper' ? await layOnPaper(image, ctx) : undefined
  if (onPaper && !onPaper.ok) return onPaper
  return ctx.inTransaction(
    mayRollBack(async (tx) => {
      const added = onPaper?.value
      if (added) {
        const full = await refuseMoreBytes(tx, ctx.site, { field: 'ground', bytes: added.bytes })
        if (full) return orRollBack<never>(full)
        await tx.insertInto('images').values(added).execute()
      }
      const product = await findProduct(tx, shot.product_id)
      if (!product) return orRollBack<never>(refused('not_found'))
      const images = await placeImage(tx, readList(product.images), { id: added?.id ?? image.id, mayLead })
      if (images.length > mostPictures)
        return orRollBack<never>(refused('invalid', { fields: { ground: { code: 'too_large', params: { max: mostPictures } } } }))
      orRollBack(await changeProduct({ params: { id: product.id }, body: { images } } as never, withinTransaction(ctx, tx)))
      return { idImage: added?.id ?? image.id }
    }),
  )
}

type Taken = { id: string; mayLead: boolean }

/** What the wine shows then: nothing is taken away, and only a bottle as it stands comes before others. */
async function placeImage(tx: SiteWriter, shown: string[], { id, mayLead }: Taken): Promise<string[]> {
  if (shown.includes(id)) return shown
  const made = tx.selectFrom('packshots').select('image_id').where('image_id', 'is not', null)
  const own = await tx
    .selectFrom('images')
    .select('id')
    .where('id', 'in', [...shown, ''])
    .where('external_type', '=', 'store')
    .where('id', 'not in', made)
    .execute()
  return own.length > 0 || (!mayLead && shown.length > 0) ? [...shown, id] : [id, ...shown]
}

/** The photograph on the paper of the site, a shade deeper to its corners, as in a studio. */
async function layOnPaper(image: ImageRow, ctx: CallContext): Promise<Outcome<NewImage>> {
  const { media, site, now } = ctx
  const bytes = await media.files.find(site.id, image.content_hash)
  if (!bytes) return refused('not_found')
  const { paper } = derivePalette(coloursOf((await ctx.settings.of(ctx)).values))
  const { width, height } = image
  const box = { left: 0, top: 0, boxWidth: width, boxHeight: height, fills: false, focus: { x: 50, y: 50 } }
  const ground = Buffer.from(drawPaper(paper, width, height))
  const laid = await media.pictures.compose({
    width,
    height,
    ground,
    picture: { bytes, isDrawing: false, width, height, ...box },
  })
  if (!laid.ok) return refused('unavailable')
  const name = image.name.replace(/\.\w+$/, '.jpg')
  const taken = await takeBytes(Buffer.from(laid.bytes), name, {
    media,
    wanted: { siteId: site.id, now, folder: image.folder, alt: image.alt },
  })
  return taken.ok ? done(taken.row) : refused('unavailable')
}

function drawPaper(paper: string, width: number, height: number): string {
  const shade =
    '<radialGradient id="f" cy="44%" r="75%"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".07"/></radialGradient>'
  const sheet = (ink: string) => `<rect width="${width}" height="${height}" fill="${ink}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shade}${sheet(paper)}${sheet('url(#f)')}</svg>`
}
