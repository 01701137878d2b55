import type { SiteWriter } from '#api/platform/database/database.ts'

/** Plants a carrier and a pick-up point, every text with the site's mark. */
export async function plantShipping(tx: SiteWriter, mark: string): Promise<void> {
  const id = `${mark}-${crypto.randomUUID()}`
  const carrier = { name: `${mark} transports`, delivery_type: 'DELIVERY' as const, site_type: mark, service_code: mark }
  await tx
    .insertInto('carriers')
    .values({ id, ...carrier, is_valid: 1, rates: '[]', sort_order: 0 })
    .execute()
  const place = { address: mark, postal_code: '39600', city: mark, country: 'FR', latitude: null, longitude: null, hours: mark }
  await tx
    .insertInto('pickup_points')
    .values({ id, name: `${mark} relais`, ...place, is_valid: 1, icon: 'SHOP' })
    .execute()
}
