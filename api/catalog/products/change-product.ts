import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { withinTransaction } from '../../platform/call/within-transaction.ts'
import { writeCustom } from '../../platform/custom/write-custom.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { type SlugScope, takeSlug } from '../../site/slugs/former-slugs.ts'
import { readVintages, saveRows } from '../declinations/save-vintages.ts'
import type { ProductRow } from '../rows/catalog-rows.ts'
import { findProduct } from '../rows/find-live.ts'
import { refreshProduct } from '../rows/refresh-product.ts'
import { listUntold, listUntoldInBox, refuseTakenAway, refuseUntoldInBox } from '../rows/untold-wine.ts'
import { readAdminProduct, toProductColumns } from './product-columns.ts'
import { refuseLastingWine, refuseLinks, refuseMuteProduct, writeLinks } from './product-links.ts'

/** Changes a product, and the vintages that come along; what was not given stays as it is. */
export const changeProduct: UseCase<Contract['changeProduct']> = async ({ params, body: { vintages, ...body } }, ctx) =>
  ctx.inTransaction(
    mayRollBack(async (tx) => {
      const before = vintages && (await readVintages(tx, params.id))
      orRollBack(await writeProduct(tx, { id: params.id, body, now: ctx.now }))
      if (vintages && before) {
        const table = { idProduct: params.id, before, nameRow: (at: number) => `vintages.${at}` }
        orRollBack(await saveRows(vintages, table, withinTransaction(ctx, tx)))
      }
      return orRollBack(await readAdminProduct(tx, params.id))
    }),
  )

type Change = { id: string; body: Omit<Read<Contract['changeProduct']>['body'], 'vintages'>; now: Date }

async function writeProduct(tx: SiteWriter, { id, body, now }: Change): Promise<Outcome<void>> {
  const known = await findProduct(tx, id)
  if (!known) return refused('not_found')
  const refusal =
    (await refuseLinks(tx, known, body)) ??
    refuseLastingWine(known.type, body, known) ??
    (await refuseMuteProduct(tx, body, known))
  if (refusal) return refusal
  const custom = await writeCustom(tx, 'PRODUCT', { given: body.custom, stored: known.custom })
  if (!custom.ok) return custom
  const untold = await listUntold(tx, known)
  const inBox = body.products ? await listUntoldInBox(tx, id) : []
  const changes = { ...toProductColumns(body, now, known), ...custom.value }
  if (Object.keys(changes).length > 0) await tx.updateTable('products').set(changes).where('id', '=', id).execute()
  await takeSlug(tx, known.id, placeOf(body.slug ?? known.slug), placeOf(known.slug))
  await leadDeclinations(tx, known, body)
  await writeLinks(tx, id, body)
  const taken = body.isValid === false ? undefined : await refuseTakenAway(tx, known, untold)
  const added = body.products && body.isValid !== false ? await refuseUntoldInBox(tx, known, inBox) : undefined
  const refusedNow = taken ?? added
  if (refusedNow) return refusedNow
  await refreshProduct(tx, id, now)
  return done(undefined)
}

const placeOf = (slug: string): SlugScope => ({ kind: 'product', within: '', slug })

/**
 * What is sold are the declinations: those at the price or the multiple of their product stay at it when it changes, and those
 * with one of their own keep theirs.
 */
async function leadDeclinations(
  tx: SiteWriter,
  { id, price, sell_by_multiple_of }: ProductRow,
  body: Read<Contract['changeProduct']>['body'],
): Promise<void> {
  const led = tx.updateTable('declinations').where('product_id', '=', id).where('deleted_at', 'is', null)
  if (body.price !== undefined && body.price !== price) {
    await led.set({ price: body.price }).where('price', '=', price).execute()
  }
  if (body.sellByMultipleOf !== undefined && body.sellByMultipleOf !== sell_by_multiple_of) {
    await led.set({ sell_by_multiple_of: body.sellByMultipleOf }).where('sell_by_multiple_of', '=', sell_by_multiple_of).execute()
  }
}
