import { z } from 'zod'
import { waysIn } from '#app/models/identity/way-in.ts'
import { NewsletterList, Subscription } from '../audience/subscriber.ts'
import { call } from '../platform/call.ts'
import { CustomFacts } from '../platform/custom.ts'
import { machineSigns } from '../platform/machine-signs.ts'
import { Email, Id, MailWait, Nothing, ShortText, TypedEmail } from '../platform/values.ts'
import { identity } from './identity.ts'
import { passkeys } from './passkeys.ts'
import { Code, DeviceMark, GivenPassword, MailToken, Password, Profile, Role, User } from './user.ts'

/** Accounts: opening one, logging in, and what their holders do with them. */
export const account = {
  register: call('POST /register', 'public', {
    says: 'Ouvre un compte, à confirmer par courriel ; la réponse ne dit pas s’il existait déjà. « registration » est à rendre en le confirmant.',
    body: Profile.partial().extend({
      email: TypedEmail,
      password: Password,
      terms: z.literal(true, { error: 'terms' }),
      newsletter: z.boolean().optional(),
    }),
    answer: MailWait.extend({ registration: ShortText }),
  }),
  confirmRegistration: call('POST /register/confirm', 'public', {
    says: 'Confirme un compte avec le jeton reçu par courriel, et le mot de passe qui l’ouvrira : celui de l’inscription pour qui rend ce qu’elle a répondu (« registration »), sinon celui qui est donné ici.',
    body: z.strictObject({ token: MailToken, registration: MailToken.optional(), password: Password.optional() }),
    answer: Nothing,
  }),
  logIn: call('POST /login', 'public', {
    says: 'Ouvre une session d’un jour ; demande un code aux comptes qui en ont un.',
    body: z.strictObject({ email: TypedEmail, password: GivenPassword, code: Code.optional(), device: DeviceMark.optional() }),
    answer: z.object({ token: ShortText, idSite: Id, device: ShortText.optional() }),
  }),
  logOut: call('POST /logout', 'member', {
    says: 'Ferme la session.',
    answer: Nothing,
    beforeSecondFactor: true,
  }),
  askPasswordReset: call('PUT /password/reset/ask', 'public', {
    says: 'Envoie un lien de remplacement du mot de passe, si le compte existe.',
    body: z.strictObject({ email: TypedEmail, device: DeviceMark.optional() }),
    answer: MailWait,
  }),
  resetPassword: call('PUT /password/reset', 'public', {
    says: 'Remplace le mot de passe avec le jeton reçu, et ferme toutes les sessions.',
    body: z.strictObject({ token: MailToken, password: Password, device: DeviceMark.optional() }),
    answer: z.object({ device: ShortText.optional() }),
  }),
  endNewLogin: call('PUT /login/end', 'public', {
    says: 'Avec le jeton du message qui l’annonce, ferme une connexion qui n’est pas de son titulaire, toutes les autres aussi, retire les clés, l’application de codes et les invitations ajoutées depuis (« removed » dit lesquelles), annule la suppression du compte si elle était prévue, et donne de quoi choisir un autre mot de passe.',
    body: z.strictObject({ token: MailToken }),
    answer: z.object({ reset: ShortText, removed: z.array(z.enum(waysIn)), isDeletionCancelled: z.boolean() }),
  }),
  undoEmailChange: call('PUT /login/email/undo', 'public', {
    says: 'Avec le jeton du message qui annonce un changement d’adresse, remet l’ancienne, ferme toutes les connexions, retire les clés, l’application de codes et les invitations ajoutées depuis (« removed » dit lesquelles), annule la suppression du compte si elle était prévue, et donne de quoi choisir un autre mot de passe.',
    body: z.strictObject({ token: MailToken }),
    answer: z.object({ reset: ShortText, removed: z.array(z.enum(waysIn)), isDeletionCancelled: z.boolean() }),
  }),
  acceptInvitation: call('PUT /invitation', 'public', {
    says: 'Ouvre le compte auquel une invitation donne droit, et dit son adresse et son rôle.',
    body: z.strictObject({ token: MailToken, password: Password }),
    answer: z.object({ role: Role, email: Email }),
  }),
  getUser: call('GET /user', 'member', {
    says: 'Le profil du membre.',
    answer: User,
  }),
  changeUser: call('PUT /user', 'member', {
    says: 'Change le profil du membre. Ce que GET /user répond peut être renvoyé tel quel ; l’adresse e-mail change par PUT /user/email.',
    body: Profile.partial().extend({ id: Id.optional(), email: TypedEmail.optional(), role: Role.optional() }),
    answer: User,
  }),
  listOwnFacts: call('GET /user/fact', 'member', {
    says: 'Ce que la maison dit du membre dans ses champs, pour ceux qu’elle montre dans son espace.',
    answer: CustomFacts,
  }),
  deleteUser: call('DELETE /user', 'member', {
    says: 'Demande la suppression du compte, qui aura lieu une semaine plus tard, et ferme toutes les sessions.',
    body: z.strictObject({ password: GivenPassword }),
    answer: Nothing,
  }),
  changePassword: call('PUT /user/password', 'member', {
    says: 'Change le mot de passe du membre, et ferme ses autres sessions.',
    body: z.strictObject({ password: GivenPassword, newPassword: Password }),
    answer: Nothing,
  }),
  confirmPassword: call('POST /user/password/confirm', 'member', {
    says: 'Redonne le mot de passe : ouvre pour dix minutes ce qui le demande à nouveau.',
    body: z.strictObject({ password: GivenPassword }),
    answer: Nothing,
    beforeSecondFactor: true,
  }),
  ...identity,
  ...passkeys,
  listNewsletterLists: call('GET /user/newsletter/lists', 'member', {
    says: 'Les lettres auxquelles on peut s’abonner.',
    answer: z.array(NewsletterList),
  }),
  getNewsletterSubscription: call('GET /user/newsletter/subscription', 'member', {
    says: 'Les abonnements du membre.',
    answer: Subscription,
  }),
  changeNewsletterSubscription: call('PUT /user/newsletter/subscription', 'member', {
    says: 'Change les abonnements du membre.',
    body: z.strictObject({ isSubscribed: z.boolean(), lists: z.array(Id).max(100) }).partial(),
    answer: Subscription,
  }),
  subscribeToNewsletter: call('POST /newsletter/subscribe', 'public', {
    says: 'Inscrit une adresse, qui devra confirmer.',
    body: z.strictObject({
      email: Email,
      firstname: ShortText.optional(),
      lastname: ShortText.optional(),
      lists: z.array(Id).max(100).optional(),
      ...machineSigns,
    }),
    answer: MailWait,
  }),
}
