import { z } from 'zod'
import { call } from '../platform/call.ts'
import { Id } from '../platform/values.ts'
import { mostVintages, VintageRow } from './declination-fields.ts'

/** The vintages and sizes of a product as one table. */
export const vintages = {
  saveVintages: call('PUT /admin/product/{id}/vintages', 'admin', {
    says: 'Enregistre d’un coup les millésimes et formats d’un produit, avec leurs prix et leurs stocks ; une ligne sans « id » est ajoutée. « seen » est ce qui était affiché : ce qui n’en diffère pas reste comme il est, et ce qu’un autre a changé entre-temps est refusé. Du stock, seule la différence compte. Tout passe, ou rien.',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ rows: z.array(VintageRow).min(1).max(mostVintages) }),
    answer: z.object({ changed: z.int().min(0) }),
    changes: 'content',
  }),
}
