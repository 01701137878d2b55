import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, Instant, listed, Nothing, ShortText, Text } from '../platform/values.ts'
import { Image } from '../site/image.ts'

/** Somebody who made wines of the house: what they do, and a sentence. */
const Winemaker = z.object({ id: Id, name: ShortText, role: ShortText, summary: Text, image: Image.nullable() })

/** The same as the owner sees them, with the wines that they made; none means all. */
const AdminWinemaker = Winemaker.extend({ products: z.array(Id), order: z.int(), isValid: z.boolean(), updatedAt: Instant })

const ById = z.strictObject({ id: Id })
const WinemakerFields = z.strictObject({
  name: ShortText.min(1),
  role: ShortText,
  summary: Text,
  idImage: Id.nullable(),
  products: z.array(Id).max(200),
  order: z.int().min(0).max(10_000),
  isValid: z.boolean(),
})

/** Who made the wines, for visitors and for their owner. */
export const winemakers = {
  listWinemakers: call('GET /winemaker', 'public', {
    says: 'Qui a fait les vins, ou l’un d’eux : ceux qui le nomment, et ceux qui n’en nomment aucun.',
    query: z.strictObject({ product: Id.optional() }),
    follows: 'content',
    answer: z.array(Winemaker),
  }),
  listAdminWinemakers: call('GET /admin/winemaker', 'admin', {
    says: 'Ceux qui font les vins.',
    query: list({ name: 'text', order: 'number', updatedAt: 'instant' }, { orderBy: 'order' }),
    answer: listed('winemakers', AdminWinemaker),
  }),
  getAdminWinemaker: call('GET /admin/winemaker/{id}', 'admin', {
    says: 'L’un de ceux qui font les vins.',
    params: ById,
    answer: AdminWinemaker,
  }),
  createWinemaker: call('POST /admin/winemaker', 'admin', {
    says: 'Ajoute quelqu’un qui fait les vins ; sans vin nommé, il les a tous faits.',
    body: WinemakerFields.partial().required({ name: true }),
    answer: AdminWinemaker,
    changes: 'content',
  }),
  changeWinemaker: call('PUT /admin/winemaker/{id}', 'admin', {
    says: 'Change quelqu’un qui fait les vins.',
    params: ById,
    body: WinemakerFields.partial(),
    answer: AdminWinemaker,
    changes: 'content',
  }),
  removeWinemaker: call('DELETE /admin/winemaker/{id}', 'admin', {
    says: 'Retire quelqu’un qui fait les vins.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
}
