import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, Instant, listed, Nothing, ShortText, TypedEmail } from '../platform/values.ts'
import { Code, GivenPassword, MailToken, Role, Session } from './user.ts'

const SecondFactor = z.object({ isOn: z.boolean(), hasApp: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int() })

/** What proves that somebody is who they say: address, sessions, second factor, role. */
export const identity = {
  askEmailChange: call('PUT /user/email', 'member', {
    says: 'Demande une autre adresse e-mail ; elle vaut une fois confirmée depuis sa boîte.',
    body: z.strictObject({ email: TypedEmail, password: GivenPassword }),
    answer: Nothing,
  }),
  confirmEmailChange: call('PUT /user/email/confirm', 'member', {
    says: 'Confirme la nouvelle adresse avec le jeton reçu, et ferme les autres sessions.',
    body: z.strictObject({ token: MailToken }),
    answer: Nothing,
  }),
  listSessions: call('GET /user/session', 'member', {
    says: 'Où le membre est connecté.',
    answer: z.array(Session),
  }),
  endOtherSessions: call('DELETE /user/session', 'member', {
    says: 'Ferme toutes les autres sessions.',
    answer: Nothing,
    fresh: true,
  }),
  endSession: call('DELETE /user/session/{id}', 'member', {
    says: 'Ferme une session.',
    params: z.strictObject({ id: Id }),
    answer: Nothing,
    fresh: true,
  }),
  getSecondFactor: call('GET /user/second-factor', 'member', {
    says: 'La connexion demande-t-elle un code ?',
    answer: SecondFactor,
    beforeSecondFactor: true,
  }),
  startSecondFactor: call('POST /user/second-factor', 'member', {
    says: 'Prépare une application de codes ; rien ne change avant le premier code.',
    answer: z.object({ secret: ShortText, uri: ShortText }),
    beforeSecondFactor: true,
    fresh: true,
  }),
  confirmSecondFactor: call('PUT /user/second-factor', 'member', {
    says: 'Demande désormais un code à la connexion ; donne, une seule fois, les codes de secours.',
    body: z.strictObject({ code: Code }),
    answer: z.object({ recoveryCodes: z.array(ShortText) }),
    beforeSecondFactor: true,
    fresh: true,
  }),
  removeSecondFactor: call('DELETE /user/second-factor', 'member', {
    says: 'Ne demande plus de code à la connexion.',
    body: z.strictObject({ password: GivenPassword }),
    answer: Nothing,
  }),
  inviteUser: call('POST /admin/invitation', 'admin', {
    says: 'Invite quelqu’un par courriel ; un administrateur invite des membres, un super-administrateur tout le monde.',
    body: z.strictObject({ email: TypedEmail, role: Role }),
    answer: Nothing,
    fresh: true,
  }),
  listInvitations: call('GET /admin/invitation', 'admin', {
    says: 'Les invitations envoyées, que personne n’a encore acceptées.',
    query: list({ email: 'text', role: 'text', expiresAt: 'moment' }, { orderBy: 'email' }),
    answer: listed('invitations', z.object({ id: Id, email: ShortText, role: Role, createdAt: Instant, expiresAt: Instant })),
  }),
  removeInvitation: call('DELETE /admin/invitation/{id}', 'admin', {
    says: 'Retire une invitation : son lien n’ouvre plus rien.',
    params: z.strictObject({ id: Id }),
    answer: Nothing,
  }),
  listStaff: call('GET /admin/user', 'admin', {
    says: 'L’équipe du site : qui l’administre, avec quel rôle.',
    query: list({ email: 'text', role: 'text', lastname: 'text', updatedAt: 'instant' }, { orderBy: 'email' }),
    answer: listed(
      'users',
      z.object({
        id: Id,
        email: ShortText,
        firstname: ShortText,
        lastname: ShortText,
        role: Role,
        updatedAt: Instant,
        lastSeenAt: Instant.nullable(),
      }),
    ),
  }),
  changeUserRole: call('PUT /admin/user/{id}', 'super_admin', {
    says: 'Change le rôle de quelqu’un, et ferme ses sessions.',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ role: Role }),
    answer: Nothing,
    fresh: true,
  }),
}
