import { z } from 'zod'
import { SavedAddress } from '../platform/address.ts'
import { call } from '../platform/call.ts'
import { CustomValues, GivenCustomValues } from '../platform/custom.ts'
import { list } from '../platform/list.ts'
import { Day, Id, Instant, listed, Nothing, Phone, ShortText } from '../platform/values.ts'
import { OrderSummary } from '../selling/entities/placed-order.ts'
import { MemberExport, RightKind, RightsState } from './entities/member.ts'

const ById = z.strictObject({ id: Id })

const ListedMember = z.object({
  id: Id,
  email: ShortText,
  firstname: ShortText,
  lastname: ShortText,
  phone: ShortText,
  createdAt: Instant,
  updatedAt: Instant,
  lastSeenAt: Instant.nullable(),
  deletionPlannedOn: Day.nullable(),
})

/** A member as those of the house see them: what is needed to serve them, and to answer for their data. */
const AdminMember = ListedMember.extend({
  birthdate: Day.nullable(),
  custom: CustomValues,
  confirmedAt: Instant.nullable(),
  termsAcceptedAt: Instant.nullable(),
  hasSecondFactor: z.boolean(),
  sessions: z.int(),
  addresses: z.array(SavedAddress),
  orders: z.array(OrderSummary),
  newsletter: z.object({ state: ShortText, consent: ShortText, confirmedAt: Instant.nullable() }).nullable(),
  rightsRequests: z.array(z.object({ id: Id, kind: RightKind, state: RightsState, createdAt: Instant, dueOn: Day })),
})

/** The members of the site, for its staff. */
export const membersAdmin = {
  listMembers: call('GET /admin/member', 'admin', {
    says: 'Les membres du site ; « search » cherche dans l’adresse e-mail, le prénom, le nom et les champs maison qui se cherchent.',
    query: list(
      { email: 'text', lastname: 'text', createdAt: 'moment', updatedAt: 'instant', lastSeenAt: 'moment', search: 'text' },
      { orderBy: '-createdAt' },
    ),
    answer: listed('members', ListedMember),
  }),
  getAdminMember: call('GET /admin/member/{id}', 'admin', {
    says: 'Un membre : profil, champs maison, adresses, dernières commandes, lettre, accords et demandes de droits.',
    params: ById,
    answer: AdminMember,
  }),
  changeMember: call('PUT /admin/member/{id}', 'admin', {
    says: 'Corrige le nom ou le téléphone d’un membre, ou ses champs maison ; son adresse e-mail, lui seul la change.',
    params: ById,
    body: z.strictObject({
      firstname: ShortText.max(100).optional(),
      lastname: ShortText.max(100).optional(),
      phone: z.union([Phone, z.literal('')]).optional(),
      custom: GivenCustomValues.optional(),
    }),
    answer: AdminMember,
    fresh: true,
  }),
  removeMember: call('DELETE /admin/member/{id}', 'admin', {
    says: 'Prévoit la suppression du compte d’un membre : il est averti par courriel, et a sept jours pour s’y opposer.',
    params: ById,
    answer: Nothing,
    fresh: true,
  }),
  exportMember: call('GET /admin/member/{id}/export', 'admin', {
    says: 'Tout ce que le site sait d’un membre, pour répondre à une demande d’accès ou de portabilité.',
    params: ById,
    answer: MemberExport,
    fresh: true,
  }),
  endUserSessions: call('DELETE /admin/user/{id}/session', 'admin', {
    says: 'Ferme toutes les sessions de quelqu’un : d’un membre, ou les siennes ailleurs ; celles de l’équipe, un super-administrateur.',
    params: ById,
    answer: Nothing,
    fresh: true,
  }),
}
