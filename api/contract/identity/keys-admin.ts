import { z } from 'zod'
import { keyAreas } from '#app/models/identity/key-area.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Day, Id, Instant, listed, Nothing, ShortText } from '../platform/values.ts'

const ById = z.strictObject({ id: Id })

const ApiKey = z.object({
  id: Id,
  name: ShortText,
  /** Its last letters, to know it again by. */
  hint: ShortText,
  areas: z.array(z.enum(keyAreas)),
  mayWrite: z.boolean(),
  createdAt: Instant,
  expiresOn: Day.nullable(),
  lastUsedAt: Instant.nullable(),
})

/** Keys by which programs make calls in the house's name. */
export const keysAdmin = {
  listApiKeys: call('GET /admin/api-key', 'admin', {
    says: 'Les clés remises à des programmes ; la clé elle-même ne ressort jamais.',
    query: list({ name: 'text', createdAt: 'moment', lastUsedAt: 'moment', expiresOn: 'day' }, { orderBy: 'name' }),
    answer: listed('keys', ApiKey),
  }),
  createApiKey: call('POST /admin/api-key', 'super_admin', {
    says: 'Fait une clé pour un programme, donnée cette seule fois dans « secret ». Elle agit comme un administrateur, dans ses domaines seulement, et jamais sur les accès, les clés, le paiement, les remboursements ou les exports.',
    body: z.strictObject({
      name: ShortText.trim().min(1).max(60),
      areas: z.array(z.enum(keyAreas)).min(1).max(keyAreas.length),
      mayWrite: z.boolean().default(false),
      expiresOn: Day.nullable().optional(),
    }),
    answer: ApiKey.extend({ secret: ShortText }),
    fresh: true,
  }),
  removeApiKey: call('DELETE /admin/api-key/{id}', 'super_admin', {
    says: 'Retire une clé : elle n’ouvre plus rien.',
    params: ById,
    answer: Nothing,
    fresh: true,
  }),
}
