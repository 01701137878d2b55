import { z } from 'zod'
import { everyChoice, mostConsentMonths, purposes } from '#app/models/site/settings/consent.ts'
import type { ExternalApp } from '#app/models/site/settings/external-app.ts'
import { call } from '../platform/call.ts'
import { Id, Instant, Key, Nothing, ShortText } from '../platform/values.ts'

const apps = ['analytics', 'pixel', 'messenger'] as const satisfies ExternalApp[]
const App = z.enum(apps)
const ByApp = z.strictObject({ app: App })
const Purpose = z.enum(purposes)
const Config = z.record(Key, z.union([ShortText, z.boolean(), z.number()]))

const AdminApp = z.object({ app: App, config: Config, note: ShortText, updatedAt: Instant })

/** What a service can be told; an address is of https and has no query. */
const ConfigFields = z.strictObject({
  isActive: z.boolean(),
  id: z.string().regex(/^[A-Za-z0-9._-]{0,100}$/),
  provider: z.enum(['matomo', 'plausible']).optional(),
  url: z
    .string()
    .max(300)
    .regex(/^(https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[\w.-]+)*\/?)?$/)
    .optional(),
})

/** What visitors are asked to agree to, their choices, and the services behind them. */
export const consent = {
  getConsentSetup: call('GET /consent', 'public', {
    says: 'Les finalités que le site soumet à l’accord de ses visiteurs, et les services qui les servent.',
    answer: z.object({
      months: z.int().min(1).max(mostConsentMonths),
      purposes: z.array(z.object({ purpose: Purpose, services: z.array(ShortText) })),
      apps: z.array(z.object({ app: App, config: Config })),
    }),
    follows: 'content',
  }),
  giveConsent: call('POST /consent', 'public', {
    says: 'Garde la preuve d’un choix, sans rien de qui l’a fait ; dit jusqu’à quand il vaut.',
    body: z.strictObject({ purposes: z.array(Purpose).max(purposes.length) }),
    answer: z.object({ id: Id, choice: z.enum(everyChoice), until: Instant }),
  }),
  listExternalApps: call('GET /admin/external-app', 'admin', {
    says: 'Les services extérieurs tels qu’ils sont configurés.',
    answer: z.array(AdminApp),
  }),
  changeExternalApp: call('PUT /admin/external-app/{app}', 'super_admin', {
    says: 'Configure un service extérieur ; il n’est chargé que chez les visiteurs qui l’ont accepté.',
    params: ByApp,
    body: z.strictObject({ config: ConfigFields, note: ShortText.optional() }),
    answer: AdminApp,
    changes: 'content',
    fresh: true,
  }),
  removeExternalApp: call('DELETE /admin/external-app/{app}', 'super_admin', {
    says: 'Oublie un service extérieur.',
    params: ByApp,
    answer: Nothing,
    changes: 'content',
    fresh: true,
  }),
}
