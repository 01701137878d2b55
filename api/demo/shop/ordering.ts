import type { SiteWriter } from '../../platform/database/database.ts'
import { demoAddresses } from './addresses.ts'

const friday = { id: 'vendredi', weekday: 5, opens: 14 * 60, closes: 18 * 60 + 30, capacity: 12 }
const saturday = { id: 'samedi', weekday: 6, opens: 10 * 60, closes: 12 * 60 + 30, capacity: 12 }

/** Opens ordering on the demo site: two codes to try, and two slots a week to fetch orders at the cellar. */
export async function seedOrdering(tx: SiteWriter, now: Date): Promise<void> {
  const open = {
    is_valid: 1 as const,
    starts_at: null,
    ends_at: null,
    limit_total: null,
    products: '[]',
    uses: 0,
    deleted_at: null,
  }
  const code = { ...open, created_at: now.toISOString() }
  const welcome = { id: 'bienvenue', code: 'BIENVENUE', code_key: 'BIENVENUE', type: 'PERCENTAGE' as const, amount: 10 }
  const shipping = { id: 'port', code: 'VENDANGES', code_key: 'VENDANGES', type: 'PERCENTAGE' as const, amount: 50 }
  await tx
    .insertInto('discount_codes')
    .values([
      { ...code, ...welcome, detail_type: 'PRODUCTS', limit_per_customer: 1, minimum: 3000 },
      { ...code, ...shipping, detail_type: 'SHIPPING_FEES', limit_per_customer: null, minimum: 0 },
    ])
    .execute()
  const [cellar] = demoAddresses
  const slot = { address_id: cellar?.id ?? '', lead_hours: 24, is_valid: 1 as const, deleted_at: null }
  await tx
    .insertInto('collection_slots')
    .values([friday, saturday].map((hours) => ({ ...hours, ...slot })))
    .execute()
}
