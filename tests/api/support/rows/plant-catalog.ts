import type { SiteWriter } from '#api/platform/database/database.ts'
import { imageRow } from '../media/media.ts'

const at = '2026-03-01T09:00:00.000Z'
let planted = 0

/** Plants a product with a declination and all that hangs on it, every text with the site's mark. */
export async function plantCatalog(tx: SiteWriter, mark: string): Promise<void> {
  planted += 1
  // In the order they were planted, so that the last of them is there still.
  const id = `${mark}-${String(planted).padStart(6, '0')}`
  const slug = `${mark.toLowerCase()}-${planted}`
  await tx
    .insertInto('images')
    .values(imageRow(`${mark}-repas-${planted}`))
    .execute()
  const own = `champ_${planted}`
  const said = {
    label: `${mark} champ`,
    help: mark,
    choices: '[]',
    spots: '["PRODUCT_PAGE","PRODUCT_CARD"]',
    sort_order: planted,
  }
  await tx
    .insertInto('custom_fields')
    .values({ id, subject: 'PRODUCT', kind: 'LINE', field_key: own, ...said, is_required: 0, is_searched: 1, is_used: 1 })
    .execute()
  await tx
    .insertInto('products')
    .values({
      id,
      custom: JSON.stringify({ [own]: `${mark} valeur` }),
      slug,
      type: 'WINE',
      kind: 'rouge',
      name: `${mark} vin`,
      name_key: mark.toLowerCase(),
      search_key: mark.toLowerCase(),
      reference: mark,
      description: `${mark} texte`,
      story: mark,
      is_valid: 1,
      is_shown: 1,
      is_vintage: 1,
      has_shipping_fees: 1,
      sell_by_multiple_of: 1,
      price: 1200,
      low_price: 1200,
      discount: '',
      vat_rate: 2000,
      stock: 30,
      facts: JSON.stringify({ appellation: mark }),
      meals: '[]',
      images: '[]',
      variations: '[]',
      sort_order: planted,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .execute()
  const bottle = JSON.stringify({ build: 'bourgogne', glass: 'green', closure: 'capsule', capsule: '#761527' })
  await tx
    .insertInto('packshots')
    .values({
      id,
      product_id: id,
      bottle,
      shot: '{}',
      shot_key: mark,
      content_hash: 'cd'.repeat(32),
      has_own_label: 0,
      state: 'ready',
      leased_until: null,
      image_id: `${mark}-repas-${planted}`,
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('declinations')
    .values({
      id,
      product_id: id,
      sort_order: 0,
      year: 2022,
      price: 1200,
      discount: '',
      quantity: 30,
      set_quantity: 1,
      sell_by_multiple_of: 1,
      capacity_thousandths: 75_000,
      capacity_unit: 'cl',
      weight_grams: 1300,
      reference: mark,
      variations: '[]',
      image_id: null,
      facts: '{}',
      created_at: at,
      deleted_at: null,
    })
    .execute()
  await tx
    .insertInto('variations')
    .values({ id, label: `${mark} habillage`, display_label: mark })
    .execute()
  await tx
    .insertInto('tags')
    .values({ id, slug, label: `${mark} étiquette`, sort_order: 0 })
    .execute()
  await tx
    .insertInto('meal_icons')
    .values({ id, label: `${mark} mets`, image_id: `${mark}-repas-${planted}`, sort_order: 0 })
    .execute()
  await tx.insertInto('price_ledger').values({ id, declination_id: id, full_price: 1200, sold_price: 1200, since: at }).execute()
  const movement = { kind: 'RECEIPT' as const, change: 30, stock_after: 30, reason: mark, created_at: at }
  await tx
    .insertInto('stock_movements')
    .values({ id, product_id: id, declination_id: id, ...movement })
    .execute()
}
