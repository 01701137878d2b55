import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { writeSettings } from '#api/site/settings/settings.ts'

export const stock = 1_000_000

/** A shop with one wine, so much of it that only kills can keep an order from being placed. */
export async function openSmallShop(db: Database): Promise<void> {
  await bindToSite(db, '1').inTransaction(async (tx) => {
    await writeSettings(tx, { is_e_commerce: 1, is_winemaker: 0 })
    await tx
      .insertInto('products')
      .values({
        id: 'crash',
        slug: 'crash',
        type: 'WINE',
        kind: 'rouge',
        name: 'Coupure',
        name_key: 'coupure',
        search_key: 'coupure',
        reference: '',
        description: '',
        story: '',
        is_valid: 1,
        is_shown: 1,
        is_vintage: 0,
        has_shipping_fees: 0,
        sell_by_multiple_of: 1,
        price: 1000,
        low_price: 1000,
        discount: '',
        vat_rate: 2000,
        stock: 0,
        facts: '{}',
        meals: '[]',
        images: '[]',
        variations: '[]',
        sort_order: 999,
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
        deleted_at: null,
      })
      .execute()
    await tx
      .insertInto('declinations')
      .values({
        id: 'crash',
        product_id: 'crash',
        sort_order: 0,
        year: null,
        price: 1000,
        discount: '',
        quantity: stock,
        set_quantity: 1,
        sell_by_multiple_of: 1,
        capacity_thousandths: null,
        capacity_unit: 'cl',
        weight_grams: 0,
        reference: '',
        variations: '[]',
        image_id: null,
        facts: '{}',
        created_at: '2026-01-01T00:00:00.000Z',
        deleted_at: null,
      })
      .execute()
  })
}

/** The body of an order of that wine. */
export function orderOf(checkout: string, email: string, quantity: number): object {
  const address = { firstname: 'M', lastname: 'P', address: '1, rue Haute', postalCode: '39600', city: 'Arbois', country: 'FR' }
  return {
    checkout,
    payment: 'TRANSFER',
    products: [{ id: 'crash', quantity }],
    user: { phone: '03 84 00 00 01', email, isAdult: true },
    address: { billing: address },
    delivery: { type: 'NO_DELIVERY' },
  }
}

/** Sends an order to the API; rejects when no answer comes. */
export async function placeOrder(url: string, body: object): Promise<{ success: boolean; data: object }> {
  const headers = { idSite: '1', 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/order`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as { success: boolean; data: object }
}

/** All of this comes from one address, which would be a flood. */
export async function forgetTries(db: Database): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.deleteFrom('rate_limits').execute()
    // Each of its buyers stands for somebody of another place: what one place may hold unpaid is no matter here.
    const elsewhere = { from_block: 'elsewhere', from_network: 'elsewhere' }
    await tx.updateTable('orders').set(elsewhere).where('from_block', 'not in', ['', 'elsewhere']).execute()
  })
}
