import { z } from 'zod'
import { call } from '../platform/call.ts'
import { FileAnswer } from '../platform/file.ts'
import { list } from '../platform/list.ts'
import { Id, listed, Nothing, ShortText } from '../platform/values.ts'
import { NewsletterChoice, OwnedNewsletterList, Subscriber, Subscription } from './subscriber.ts'

const ById = z.strictObject({ id: Id })
/** What a mailed link carries. */
const Secret = z.string().max(200)
const ListFields = z.strictObject({
  order: z.int().min(0).max(10_000),
  name: ShortText.trim().min(1),
  description: ShortText,
  isValid: z.boolean(),
})

/** Letters: what whoever has the link of one may do, and what their owner may. */
export const newsletter = {
  confirmNewsletter: call('POST /newsletter/confirm', 'public', {
    says: 'Confirme une inscription, par le lien reçu ; donne la clé qui ouvre le choix des lettres.',
    body: z.strictObject({ token: Secret }),
    answer: z.object({ key: ShortText }),
  }),
  findNewsletterChoice: call('POST /newsletter/choice', 'public', {
    says: 'Ce que reçoit le détenteur d’une clé, et ce qu’il peut choisir.',
    body: z.strictObject({ key: Secret }),
    answer: NewsletterChoice,
  }),
  changeNewsletterChoice: call('PUT /newsletter/choice', 'public', {
    says: 'Change ce que reçoit le détenteur d’une clé.',
    body: z.strictObject({ key: Secret, lists: z.array(Id).max(100).optional(), isSubscribed: z.boolean().optional() }),
    answer: Subscription,
  }),
  leaveNewsletter: call('POST /newsletter/leave', 'public', {
    says: 'Arrête toutes les lettres du détenteur d’une clé ; le redire n’est pas une faute.',
    body: z.strictObject({ key: Secret }),
    answer: Nothing,
  }),
  listAdminNewsletterLists: call('GET /admin/newsletter-list', 'admin', {
    says: 'Les lettres proposées, et celles qui ne le sont plus.',
    query: list({ name: 'text', isValid: 'flag', order: 'number' }, { orderBy: 'order' }),
    answer: listed('lists', OwnedNewsletterList),
  }),
  getAdminNewsletterList: call('GET /admin/newsletter-list/{id}', 'admin', {
    says: 'Une lettre.',
    params: ById,
    answer: OwnedNewsletterList,
  }),
  createNewsletterList: call('POST /admin/newsletter-list', 'admin', {
    says: 'Ajoute une lettre à laquelle s’abonner.',
    body: ListFields.partial().required({ name: true }),
    answer: OwnedNewsletterList,
  }),
  changeNewsletterList: call('PUT /admin/newsletter-list/{id}', 'admin', {
    says: 'Change une lettre.',
    params: ById,
    body: ListFields.partial(),
    answer: OwnedNewsletterList,
  }),
  removeNewsletterList: call('DELETE /admin/newsletter-list/{id}', 'admin', {
    says: 'Retire une lettre ; qui ne recevait qu’elle n’est plus abonné.',
    params: ById,
    answer: Nothing,
  }),
  listNewsletterSubscribers: call('GET /admin/newsletter-subscriber', 'admin', {
    says: 'Qui a demandé les lettres, avec la preuve de son accord.',
    query: list({ email: 'text', lastname: 'text', state: 'text', source: 'text', askedAt: 'moment' }, { orderBy: 'askedAt' }),
    answer: listed('subscribers', Subscriber),
  }),
  exportNewsletterSubscribers: call('GET /admin/newsletter-subscriber/export', 'admin', {
    says: 'Les abonnés confirmés, en un fichier CSV qu’un tableur ouvre sans rien exécuter.',
    answer: FileAnswer,
    sends: 'table',
    fresh: true,
  }),
  getNewsletterSubscriber: call('GET /admin/newsletter-subscriber/{id}', 'admin', {
    says: 'Un abonné.',
    params: ById,
    answer: Subscriber,
  }),
  changeNewsletterSubscriber: call('PUT /admin/newsletter-subscriber/{id}', 'admin', {
    says: 'Désabonne quelqu’un qui l’a demandé autrement ; personne n’abonne à la place d’un autre.',
    params: ById,
    body: z.strictObject({ state: z.literal('LEFT') }),
    answer: Subscriber,
  }),
  removeNewsletterSubscriber: call('DELETE /admin/newsletter-subscriber/{id}', 'admin', {
    says: 'Efface un abonné, et la preuve de son accord.',
    params: ById,
    answer: Nothing,
  }),
}
