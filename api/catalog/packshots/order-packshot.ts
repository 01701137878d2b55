import { createHash } from 'node:crypto'
import { bottleBuilds } from '#app/models/catalog/bottle/bottle-build.ts'
import {
  hangLabel,
  labelSize,
  liquidOf,
  type ShotBottle,
  type ShotView,
  shapeOf,
  shotFrames,
  usualAspect,
} from '#app/models/catalog/bottle/packshot.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { coloursOf } from '#app/models/site/worn/direction.ts'
import { sayOnBack } from '#app/texts/catalog/packshots.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { LabelTask, PrintedLabel } from '../../platform/outside/picture-maker.ts'
import type { Shot } from '../../platform/outside/studio/studio.ts'
import { toFlag } from '../../platform/resource/columns.ts'
import { drawBackLabel, drawPrintedLabel } from '../../site/drawings/goods/printed-label.ts'
import { findImage } from '../../site/media/find-image.ts'
import { cleanSvg } from '../../site/media/svg/clean-svg.ts'
import { type ProductRow, readFacts } from '../rows/catalog-rows.ts'
import { findProduct } from '../rows/find-live.ts'
import { type PackshotRow, toPackshots } from './packshot-answer.ts'

/** How many photographs of one site may wait at once. */
const mostWaiting = 24
/** Raised when the tools of the studio show the same things otherwise. */
const tools = 3
/** The largest that a label is printed, in pixels. */
const sheet = { width: 1600, height: 1600 }

/** Puts a photograph of a wine into the queue; the same one, asked for again, is the one that there is. */
export const orderPackshot: UseCase<Contract['orderPackshot']> = async (
  { body: { idProduct, idImage, isPhoto, view, ...bottle } },
  ctx,
) => {
  const { media, now, read, inTransaction } = ctx
  if (!media.studio.isThere()) return refused('unavailable')
  const product = await findProduct(read, idProduct)
  if (product?.type !== 'WINE') return fault('idProduct', 'choice')
  const label = idImage === null ? await drawLabel(product, { bottle, view }, ctx) : await readLabel(idImage, isPhoto, ctx)
  if (!label.ok) return label
  const { bytes, width, height } = label.value
  const liquid = liquidOf(toProductKind(product.kind), bottle.glass)
  const stuck = hangLabel(bottle.build, width / height)
  const { build, ...made } = bottle
  const shot: Shot = { view, shape: shapeOf(build), ...made, liquid, label: stuck, ...shotFrames[view] }
  const hash = await media.files.keep(ctx.site.id, Buffer.from(bytes))
  const key = createHash('sha256')
    .update(JSON.stringify([tools, shot, hash]))
    .digest('hex')
  const queued: QueuedShot = { product, key, bottle: { ...bottle, view }, shot, hash, hasOwnLabel: idImage !== null, now }
  return inTransaction(async (tx) => {
    const id = await queue(tx, queued)
    if (!id.ok) return id
    const row = await tx.selectFrom('packshots').selectAll().where('id', '=', id.value).executeTakeFirstOrThrow()
    const [packshot] = await toPackshots(tx, [row])
    return packshot ? done(packshot) : refused('failed')
  })
}

type QueuedShot = {
  product: ProductRow
  key: string
  bottle: ShotBottle & { view: ShotView }
  shot: Shot
  hash: string
  hasOwnLabel: boolean
  now: Date
}

const anew = { state: 'waiting', progress: 0, tries: 0, fault: '', image_id: null, leased_until: null } as const

/** The photograph of these very things, put at the end of the queue unless it is there or has its picture. */
async function queue(
  tx: SiteWriter,
  { product, key, bottle, shot, hash, hasOwnLabel, now }: QueuedShot,
): Promise<Outcome<string>> {
  const same = await tx
    .selectFrom('packshots')
    .selectAll()
    .where('product_id', '=', product.id)
    .where('shot_key', '=', key)
    .executeTakeFirst()
  if (same && (await isWantedStill(tx, same))) return done(same.id)
  if ((await countWaiting(tx)) >= mostWaiting) return refused('rate_limited')
  const created_at = now.toISOString()
  if (same) {
    await tx
      .updateTable('packshots')
      .set({ ...anew, created_at })
      .where('id', '=', same.id)
      .execute()
    return done(same.id)
  }
  const id = crypto.randomUUID()
  const row = {
    id,
    product_id: product.id,
    bottle: JSON.stringify(bottle),
    shot: JSON.stringify(shot),
    shot_key: key,
    content_hash: hash,
    has_own_label: toFlag(hasOwnLabel) ?? 0,
  }
  await tx
    .insertInto('packshots')
    .values({ ...row, ...anew, created_at })
    .execute()
  return done(id)
}

async function isWantedStill(tx: SiteWriter, { state, image_id }: Pick<PackshotRow, 'state' | 'image_id'>): Promise<boolean> {
  if (state === 'waiting' || state === 'making') return true
  return image_id !== null && (await findImage(tx, image_id)) !== undefined
}

async function countWaiting(tx: SiteWriter): Promise<number> {
  const waiting = await tx.selectFrom('packshots').select('id').where('state', 'in', ['waiting', 'making']).execute()
  return waiting.length
}

/** The label that its owner brought: a picture that the library took in, and so was decoded and written anew before. */
async function readLabel(id: string, isPhoto: boolean, { read, media, site }: CallContext): Promise<Outcome<PrintedLabel>> {
  const row = await findImage(read, id)
  if (row?.kind !== 'image' || row.external_type !== 'store') return fault('idImage', 'choice')
  const bytes = await media.files.find(site.id, row.content_hash)
  if (!bytes) return fault('idImage', 'choice')
  const isDrawing = row.mime === 'image/svg+xml'
  const clean = isDrawing ? cleanSvg(bytes.toString('utf8'))?.svg : undefined
  return print({ bytes: clean === undefined ? bytes : Buffer.from(clean), isDrawing, isPhoto }, { media, field: 'idImage' })
}

type Wanted = { bottle: ShotBottle; view: ShotView }

/** A label with the words of the wine, in the colours of the site, as wide as two radii of the bottle; on its back what the law asks for. */
async function drawLabel(
  product: ProductRow,
  { bottle: { build }, view }: Wanted,
  ctx: CallContext,
): Promise<Outcome<PrintedLabel>> {
  const { values } = await ctx.settings.of(ctx)
  const { width, height } = labelSize(build, usualAspect)
  const vintage = await findVintage(product.id, ctx)
  const facts = readFacts(product.facts, vintage?.facts)
  const words = {
    house: values.COMPANY_NAME || ctx.site.name,
    cuvee: product.name,
    appellation: facts.appellation ?? '',
    vintage: vintage?.year ? String(vintage.year) : '',
  }
  const told = sayOnBack(facts, bottleBuilds[build].centilitres)
  const svg =
    view === 'back'
      ? drawBackLabel({ ...words, told }, coloursOf(values), [width, height])
      : drawPrintedLabel(words, coloursOf(values), [width, height])
  return print({ bytes: Buffer.from(svg), isDrawing: true, isPhoto: false }, { media: ctx.media, field: 'idProduct' })
}

/** The newest of its vintages that is sold. */
async function findVintage(id: string, { read }: CallContext): Promise<{ year: number | null; facts: string } | undefined> {
  const sold = read.selectFrom('declinations').where('product_id', '=', id).where('deleted_at', 'is', null)
  const lots = await sold.select(['year', 'facts']).orderBy('id').execute()
  return lots.toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0))[0]
}

type Where = Pick<CallContext, 'media'> & { field: string }

async function print(label: Omit<LabelTask, 'box'>, { media, field }: Where): Promise<Outcome<PrintedLabel>> {
  const printed = await media.pictures.printLabel({ ...label, box: sheet })
  if (printed.ok) return done({ ...printed, bytes: Buffer.from(printed.bytes) })
  if (printed.reason === 'unfound') return fault(field, 'label_unfound')
  return printed.reason === 'busy' ? refused('unavailable') : fault(field, 'file_broken')
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}
