import { done, refused } from '#app/models/platform/outcome.ts'
import { toCodeKey } from '#app/models/selling/cart/discount-code.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { flag, json, moment, readFields } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'

const fields = {
  code: 'code',
  type: 'type',
  amount: 'amount',
  detailType: 'detail_type',
  isValid: ['is_valid', flag],
  startsAt: ['starts_at', moment],
  endsAt: ['ends_at', moment],
  limitTotal: 'limit_total',
  limitPerCustomer: 'limit_per_customer',
  minimum: 'minimum',
  products: ['products', json],
} as const

/** The codes that take something off; without more one is open to all, without limits. */
export const discountCodes = resource(
  'discount_codes',
  { one: 'DiscountCode', read: 'DiscountCode', many: 'DiscountCodes' },
  {
    list: 'codes',
    fields,
    columns: { createdAt: 'created_at' },
    toAnswer: (row) => ({ id: row.id, uses: row.uses, createdAt: row.created_at, ...readFields(fields, row) }),
    blank: {
      detail_type: 'PRODUCTS',
      is_valid: 1,
      starts_at: null,
      ends_at: null,
      limit_total: null,
      limit_per_customer: null,
      minimum: 0,
      products: '[]',
      uses: 0,
      deleted_at: null,
    },
    madeAt: 'created_at',
    among: 'live',
    async refuse({ tx, body, known }) {
      if (typeof body.limitTotal === 'number' && known && body.limitTotal < known.uses)
        return refused('invalid', { fields: { limitTotal: { code: 'too_small', params: { min: known.uses } } } })
      const strange = await findStrangeProduct(tx, body.products ?? [])
      return strange === undefined ? undefined : refused('invalid', { fields: { [`products.${strange}`]: { code: 'choice' } } })
    },
    unique: { code: 'code_key' },
    complete({ code, type, amount }) {
      if (type === 'PERCENTAGE' && amount > 100)
        return refused('invalid', { fields: { amount: { code: 'too_large', params: { max: 100 } } } })
      return done({ code: code.trim(), code_key: toCodeKey(code) })
    },
    /** Its row stays where orders have it; its spelling is free again. */
    async retire({ id }, tx, { now }) {
      const order = await tx.selectFrom('orders').select('id').where('discount_code_id', '=', id).executeTakeFirst()
      if (!order) return false
      const gone = { deleted_at: now.toISOString(), code_key: `(removed) ${id}` }
      await tx.updateTable('discount_codes').set(gone).where('id', '=', id).execute()
      return true
    },
  },
)

async function findStrangeProduct(read: SiteReader, products: readonly string[]): Promise<number | undefined> {
  if (products.length === 0) return undefined
  const rows = await read
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...products])
    .where('deleted_at', 'is', null)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const place = products.findIndex((id) => !known.has(id))
  return place < 0 ? undefined : place
}
