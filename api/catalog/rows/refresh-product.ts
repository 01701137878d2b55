import { chooseDiscount, reduceLine } from '#app/models/catalog/discount.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { customWords, readFieldsOf } from '../../platform/custom/custom-rows.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { readBoxesOf } from './boxed-wines.ts'
import { type DeclinationRow, type ProductRow, readFacts } from './catalog-rows.ts'
import { readDiscount } from './stored-discount.ts'
import { findUntold, listUntoldInBox } from './untold-wine.ts'

/** Brings what follows from a product and its declinations up to date: the price it starts at, whether it is shown, the words it is found by, the ledger. */
export async function refreshProduct(tx: SiteWriter, id: string, now: Date): Promise<ProductRow> {
  const product = await tx.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const declinations = await tx
    .selectFrom('declinations')
    .selectAll()
    .where('product_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  const discount = readDiscount(product.discount)
  const prices = declinations.map((one) => ({
    declination_id: one.id,
    full_price: one.price,
    sold_price: reduceLine(one.price, 1, chooseDiscount(discount, readDiscount(one.discount))),
  }))
  await writeLedger(tx, prices, now)
  const onSale = declinations.filter(isOnSale)
  const offered = new Set(onSale.map((one) => one.id))
  const asked = prices.flatMap((one) => (offered.has(one.declination_id) ? [one.sold_price] : []))
  const low = asked.length > 0 ? Math.min(...asked) : reduceLine(product.price, 1, discount)
  const is_shown = (await isShown(tx, product, onSale)) ? 1 : 0
  const refreshed = await tx
    .updateTable('products')
    .set({ low_price: low, is_shown, ...(await readSearchKeys(tx, product, declinations)), updated_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // What a wine says is what its boxes have waited for.
  const waiting = product.type === 'WINE' ? (await readBoxesOf(tx, id)).filter((box) => box.is_shown === 0) : []
  for (const box of waiting) await refreshProduct(tx, box.id, now)
  return refreshed
}

/** A wine comes before visitors once it says what the law wants said before a sale, a box once its wines do; what they see already stays. */
async function isShown(read: SiteReader, product: ProductRow, onSale: readonly DeclinationRow[]): Promise<boolean> {
  if (product.is_valid === 0 || product.deleted_at || onSale.length === 0) return false
  if (product.is_shown === 1) return true
  const untold = product.type === 'BOX' ? await listUntoldInBox(read, product.id) : await findUntold(read, product, onSale)
  return untold.length === 0
}

async function readSearchKeys(read: SiteReader, product: ProductRow, declinations: readonly DeclinationRow[]): Promise<Keys> {
  if (product.custom === '{}') return searchKeysOf(product, declinations)
  return searchKeysOf(product, declinations, customWords(product.custom, await readFieldsOf(read, 'PRODUCT')))
}

type Keys = Pick<ProductRow, 'search_key' | 'shop_key'>

/** By what its owner finds a product, and by what visitors do: they do not meet what is off sale. */
export function searchKeysOf(product: ProductRow, declinations: readonly DeclinationRow[], own = ''): Keys {
  const onSale = declinations.filter(isOnSale)
  const isWhole = onSale.length === declinations.length
  return {
    search_key: searchKeyOf(product, declinations, own),
    shop_key: isWhole ? null : searchKeyOf(product, onSale, own),
  }
}

const isOnSale = ({ is_on_sale }: DeclinationRow) => is_on_sale === 1

/** All that a search may find a product by, without capitals and accents. */
export function searchKeyOf(product: ProductRow, declinations: readonly DeclinationRow[], own = ''): string {
  const { appellation, denomination, grapes } = readFacts(product.facts)
  const words = [product.name, product.reference, product.kind, product.description, appellation, denomination, grapes, own]
  return foldText([...words, ...declinations.map(({ year, reference }) => `${year ?? ''} ${reference}`)].join(' '))
}

type Price = { declination_id: string; full_price: number; sold_price: number }

/** Each price that differs from the last one written is a new entry. */
async function writeLedger(tx: SiteWriter, prices: readonly Price[], now: Date): Promise<void> {
  if (prices.length === 0) return
  const entries = await tx
    .selectFrom('price_ledger')
    .selectAll()
    .where(
      'declination_id',
      'in',
      prices.map(({ declination_id }) => declination_id),
    )
    .orderBy('since')
    .orderBy('id')
    .execute()
  const last = new Map(entries.map((entry) => [entry.declination_id, entry]))
  const changed = prices.filter((price) => {
    const before = last.get(price.declination_id)
    return before?.full_price !== price.full_price || before.sold_price !== price.sold_price
  })
  if (changed.length === 0) return
  const since = now.toISOString()
  // Two changes within one millisecond are one: the later of them was the price.
  await tx
    .deleteFrom('price_ledger')
    .where('since', '=', since)
    .where(
      'declination_id',
      'in',
      changed.map(({ declination_id }) => declination_id),
    )
    .execute()
  await tx
    .insertInto('price_ledger')
    .values(changed.map((price) => ({ id: crypto.randomUUID(), ...price, since })))
    .execute()
}
