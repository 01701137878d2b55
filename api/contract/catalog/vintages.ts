import { z } from 'zod'
import { call } from '../platform/call.ts'
import { Id } from '../platform/values.ts'
import { declinationFields } from './catalog-admin.ts'

const { year, capacity, capacityUnit, price, reference, gtin } = declinationFields
const vintageFields = { year, capacity, capacityUnit, price, stock: z.int().min(0).max(10_000_000), reference, gtin }
const VintageRow = z.strictObject({
  id: Id.optional(),
  seen: z.strictObject(vintageFields).partial().optional(),
  ...z.strictObject(vintageFields).partial().shape,
  isRemoved: z.boolean().optional(),
})

/** The vintages and sizes of a product as one table. */
export const vintages = {
  saveVintages: call('PUT /admin/product/{id}/vintages', 'admin', {
    says: 'Enregistre d’un coup les millésimes et formats d’un produit, avec leurs prix et leurs stocks ; une ligne sans « id » est ajoutée. « seen » est ce qui était affiché : ce qui n’en diffère pas reste comme il est, et ce qu’un autre a changé entre-temps est refusé. Du stock, seule la différence compte. Tout passe, ou rien.',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ rows: z.array(VintageRow).min(1).max(100) }),
    answer: z.object({ changed: z.int().min(0) }),
    changes: 'content',
  }),
}
