import { z } from 'zod'
import { call } from './call.ts'
import { NewsletterList, Subscription } from './entities/newsletter.ts'
import { Password, Profile, User } from './entities/user.ts'
import { Email, Id, Line, Nothing } from './values.ts'

const Token = z.string().min(1).max(200)
const GivenPassword = z.string().min(1).max(256)

export const account = {
  register: call('POST /register', 'public', {
    says: 'Ouvre un compte ; la réponse ne dit pas s’il existait déjà.',
    body: Profile.partial().extend({ email: Email, password: Password, acceptsTerms: z.literal(true) }),
    answer: Nothing,
  }),
  logIn: call('POST /login', 'public', {
    says: 'Ouvre une session d’un jour.',
    body: z.strictObject({ email: Email, password: GivenPassword }),
    answer: z.object({ token: Line, idSite: Id }),
  }),
  askPasswordReset: call('PUT /password/reset/ask', 'public', {
    says: 'Envoie un lien de remplacement du mot de passe, si le compte existe.',
    body: z.strictObject({ email: Email }),
    answer: Nothing,
  }),
  resetPassword: call('PUT /password/reset', 'public', {
    says: 'Remplace le mot de passe avec le jeton reçu.',
    body: z.strictObject({ token: Token, password: Password }),
    answer: Nothing,
  }),
  getUser: call('GET /user', 'member', {
    says: 'Le profil du membre.',
    answer: User,
  }),
  changeUser: call('PUT /user', 'member', {
    says: 'Change le profil du membre.',
    body: Profile.partial(),
    answer: User,
  }),
  deleteUser: call('DELETE /user', 'member', {
    says: 'Demande la suppression du compte.',
    answer: Nothing,
  }),
  changePassword: call('PUT /user/password', 'member', {
    says: 'Change le mot de passe du membre.',
    body: z.strictObject({ password: GivenPassword, newPassword: Password }),
    answer: Nothing,
  }),
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
      firstname: Line.optional(),
      lastname: Line.optional(),
      lists: z.array(Id).max(100).optional(),
    }),
    answer: Nothing,
  }),
}
