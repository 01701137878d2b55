import { done, type Outcome } from '#app/models/platform/outcome.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { withinTransaction } from '../../platform/call/within-transaction.ts'
import { writeCustom } from '../../platform/custom/write-custom.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { refuseOneMoreProduct } from '../../site/quota/refuse-over-quota.ts'
import { takeSlug } from '../../site/slugs/former-slugs.ts'
import { saveRows } from '../declinations/save-vintages.ts'
import { refreshProduct } from '../rows/refresh-product.ts'
import { readAdminProduct, toProductColumns } from './product-columns.ts'
import { isSlugTaken, refuseLastingWine, refuseLinks, refuseMuteProduct, writeLinks } from './product-links.ts'

const nothing = {
  description: '',
  story: '',
  reference: '',
  kind: 'autre',
  discount: '',
  vat_rate: 2000,
  stock: 0,
  low_price: 0,
  facts: '{}',
  meals: '[]',
  images: '[]',
  variations: '[]',
  search_key: '',
  sell_by_multiple_of: 1,
}

/** Adds a product, with the vintages that come along; it is in sale once it has one. */
export const createProduct: UseCase<Contract['createProduct']> = async ({ body: { vintages = [], ...body } }, ctx) =>
  ctx.inTransaction(
    mayRollBack(async (tx) => {
      const id = orRollBack(await addProduct(tx, body, ctx))
      const table = { idProduct: id, before: new Map(), nameRow: (at: number) => `vintages.${at}` }
      orRollBack(await saveRows(vintages, table, withinTransaction(ctx, tx)))
      return orRollBack(await readAdminProduct(tx, id))
    }),
  )

type Body = Omit<Read<Contract['createProduct']>['body'], 'vintages'>

async function addProduct(
  tx: SiteWriter,
  body: Body,
  { now, site }: Pick<CallContext, 'now' | 'site'>,
): Promise<Outcome<string>> {
  const { type = 'WINE', name, ...rest } = body
  const id = crypto.randomUUID()
  const refusal =
    (await refuseOneMoreProduct(tx, site)) ??
    (await refuseLinks(tx, { id, type }, body)) ??
    refuseLastingWine(type, body) ??
    (await refuseMuteProduct(tx, { images: body.images, isValid: body.isValid ?? true }))
  if (refusal) return refusal
  const custom = await writeCustom(tx, 'PRODUCT', { given: body.custom })
  if (!custom.ok) return custom
  const moment = now.toISOString()
  const slug = body.slug ?? (await freeSlug(tx, name, id))
  await takeSlug(tx, id, { kind: 'product', within: '', slug })
  await tx
    .insertInto('products')
    .values({
      ...nothing,
      id,
      type,
      name,
      name_key: '',
      is_valid: 1,
      is_shown: 0,
      is_vintage: type === 'WINE' ? 1 : 0,
      has_shipping_fees: 1,
      price: body.price,
      created_at: moment,
      updated_at: moment,
      deleted_at: null,
      sort_order: await nextOrder(tx),
      ...toProductColumns({ name, ...rest }, now),
      ...custom.value,
      slug,
    })
    .execute()
  await writeLinks(tx, id, body)
  await refreshProduct(tx, id, now)
  return done(id)
}

async function nextOrder(tx: SiteWriter): Promise<number> {
  const last = await tx.selectFrom('products').select('sort_order').orderBy('sort_order', 'desc').limit(1).executeTakeFirst()
  return (last?.sort_order ?? -1) + 1
}

/** The address that a name makes, with a number behind it where another product has it. */
async function freeSlug(tx: SiteWriter, name: string, id: string): Promise<string> {
  const wanted = slugOf(name) || 'produit'
  for (let number = 1; number < 50; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await isSlugTaken(tx, slug, id))) return slug
  }
  return `${wanted.slice(0, 60)}-${id}`
}
