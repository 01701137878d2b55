import { z } from 'zod'
import { flowKinds, flowStates } from '#app/models/selling/money/flow.ts'
import { call } from '../platform/call.ts'
import { FileAnswer } from '../platform/file.ts'
import { list } from '../platform/list.ts'
import { Day, Id, Instant, listed, Nothing, ShortText } from '../platform/values.ts'

const Platform = z.object({
  name: ShortText,
  number: z.string(),
  url: ShortText,
  tokenUrl: ShortText,
  clientId: ShortText,
  isActive: z.boolean(),
  since: Day,
  heardAt: Instant.nullable(),
  failingSince: Instant.nullable(),
  error: ShortText,
})

const Flow = z.object({
  id: Id,
  kind: z.enum(flowKinds),
  name: ShortText,
  state: z.enum(flowStates),
  error: ShortText,
  createdAt: Instant,
  sentAt: Instant.nullable(),
  changedAt: Instant,
  hasFile: z.boolean(),
})

/** How it goes with the platform, for whoever sees what went through it. */
const Line = Platform.pick({ name: true, isActive: true, heardAt: true, failingSince: true, error: true })

const ById = z.strictObject({ id: Id })

/** The platform of a site's electronic invoices, and what goes through it. */
export const flowsAdmin = {
  getPlatform: call('GET /admin/platform', 'admin', {
    says: 'La plateforme agréée du site (norme XP Z12-013) ; son secret ne ressort jamais. Demande une preuve d’identité récente.',
    answer: Platform.nullable(),
    fresh: true,
  }),
  changePlatform: call('PUT /admin/platform', 'admin', {
    says: 'Change la plateforme agréée du site : son secret est scellé dans la base ; sans lui, celui qui est enregistré reste. Demande une preuve d’identité récente.',
    body: z.strictObject({
      isActive: z.boolean(),
      name: ShortText.min(1),
      number: z
        .string()
        .regex(/^[A-Za-z0-9]{4}$|^$/)
        .default(''),
      url: ShortText.min(8),
      tokenUrl: ShortText.min(8),
      clientId: ShortText.min(1),
      secret: ShortText.min(8).optional(),
      since: Day,
    }),
    answer: Platform,
    fresh: true,
  }),
  removePlatform: call('DELETE /admin/platform', 'admin', {
    says: 'Oublie la plateforme agréée du site ; ce qui y est passé reste connu. Demande une preuve d’identité récente.',
    answer: Nothing,
    fresh: true,
  }),
  listFlows: call('GET /admin/flow', 'admin', {
    says: 'Ce qui est passé par la plateforme agréée : factures, avoirs et transmissions déposés, factures reçues, avec leur état, et comment va la liaison.',
    query: list(
      { kind: 'text', state: 'text', name: 'text', createdAt: 'moment', changedAt: 'moment' },
      { orderBy: '-createdAt' },
    ),
    answer: listed('flows', Flow).extend({ platform: Line.nullable() }),
  }),
  getFlowFile: call('GET /admin/flow/{id}/file', 'admin', {
    says: 'Le fichier d’une facture reçue par la plateforme agréée.',
    params: ById,
    sends: 'file',
    answer: FileAnswer,
  }),
  resendFlow: call('POST /admin/flow/{id}/resend', 'admin', {
    says: 'Dépose de nouveau ce que la plateforme a refusé, sous un nouveau numéro.',
    params: ById,
    answer: Flow,
  }),
}
