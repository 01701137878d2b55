import { z } from 'zod'
import { addressTypes } from '#app/models/identity/address-types.ts'
import { Address } from '../platform/address.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Email, Id, listed, Nothing, Phone, PostalCode, ShortText, Slug, Text } from '../platform/values.ts'
import { ComponentConf, CountedSpam, CountedVisit, Message, MessageThread } from './contact.ts'

const ById = z.strictObject({ id: Id })
const BySlug = z.strictObject({ slug: Slug })

const AdminAddress = Address.extend({ order: z.int() })
const AddressFields = z.strictObject({
  order: z.int().min(0).max(10_000),
  types: z.array(z.enum(addressTypes)).max(addressTypes.length),
  name: ShortText,
  address: ShortText.min(1),
  addressPart2: ShortText,
  postalCode: PostalCode,
  city: ShortText.min(1),
  country: ShortText.min(1),
  phone: z.union([Phone, z.literal('')]),
  email: z.union([Email, z.literal('')]),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

const ReadyReply = z.object({ id: Id, title: ShortText, text: Text, order: z.int() })
const ReadyReplyFields = z.strictObject({
  title: ShortText.trim().min(1).max(100),
  text: z.string().trim().min(1).max(4000),
  order: z.int().min(0).max(10_000),
})

/** So often a message is answered at most. */
const mostAnswers = 100

/** How the company is reached, who came and who wrote, for its owner. */
export const contactAdmin = {
  listAdminCompanyAddresses: call('GET /admin/company-address', 'admin', {
    says: 'Les adresses de l’entreprise, dans l’ordre où le site les montre.',
    query: list({ name: 'text', city: 'text', order: 'number' }, { orderBy: 'order' }),
    answer: listed('addresses', AdminAddress),
  }),
  getAdminCompanyAddress: call('GET /admin/company-address/{id}', 'admin', {
    says: 'Une adresse de l’entreprise.',
    params: ById,
    answer: AdminAddress,
  }),
  createCompanyAddress: call('POST /admin/company-address', 'admin', {
    says: 'Ajoute une adresse de l’entreprise ; avec latitude et longitude, elle paraît sur la carte.',
    body: AddressFields.partial().required({ address: true, postalCode: true, city: true }),
    answer: AdminAddress,
    changes: 'content',
  }),
  changeCompanyAddress: call('PUT /admin/company-address/{id}', 'admin', {
    says: 'Change une adresse de l’entreprise.',
    params: ById,
    body: AddressFields.partial(),
    answer: AdminAddress,
    changes: 'content',
  }),
  removeCompanyAddress: call('DELETE /admin/company-address/{id}', 'admin', {
    says: 'Retire une adresse de l’entreprise.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listMessages: call('GET /admin/message', 'admin', {
    says: 'Les messages reçus par le site.',
    query: list(
      {
        desk: 'text',
        email: 'text',
        lastname: 'text',
        subject: 'text',
        isRead: 'flag',
        isAnswered: 'flag',
        createdAt: 'moment',
      },
      { orderBy: 'createdAt' },
    ),
    answer: listed('messages', Message),
  }),
  getMessage: call('GET /admin/message/{id}', 'admin', {
    says: 'Un message reçu, ce qui y fut répondu, où en est chaque courriel, et ce que la même personne a écrit d’autre.',
    params: ById,
    answer: MessageThread,
  }),
  changeMessage: call('PUT /admin/message/{id}', 'admin', {
    says: 'Marque un message comme lu, ou non lu.',
    params: ById,
    body: z.strictObject({ isRead: z.boolean() }),
    answer: Message,
    marks: 'read',
  }),
  answerMessage: call('PUT /admin/message/{id}/answer', 'admin', {
    says: 'Répond à un message par courriel ; sans texte, note qu’une réponse a été faite autrement. « after » dit combien de réponses ont été lues, aucune si rien n’est dit : une réponse partie entre-temps refuse celle-ci.',
    params: ById,
    body: z.strictObject({ answer: z.string().trim().max(5000), after: z.int().min(0).max(mostAnswers).optional() }),
    answer: Message,
  }),
  removeMessage: call('DELETE /admin/message/{id}', 'admin', { says: 'Efface un message.', params: ById, answer: Nothing }),
  listReadyReplies: call('GET /admin/ready-reply', 'admin', {
    says: 'Les réponses prêtes pour ce qu’on demande souvent.',
    query: list({ title: 'text', order: 'number' }, { orderBy: 'order' }),
    answer: listed('replies', ReadyReply),
  }),
  getReadyReply: call('GET /admin/ready-reply/{id}', 'admin', { says: 'Une réponse prête.', params: ById, answer: ReadyReply }),
  createReadyReply: call('POST /admin/ready-reply', 'admin', {
    says: 'Ajoute une réponse prête.',
    body: ReadyReplyFields.partial().required({ title: true, text: true }),
    answer: ReadyReply,
  }),
  changeReadyReply: call('PUT /admin/ready-reply/{id}', 'admin', {
    says: 'Change une réponse prête.',
    params: ById,
    body: ReadyReplyFields.partial(),
    answer: ReadyReply,
  }),
  removeReadyReply: call('DELETE /admin/ready-reply/{id}', 'admin', {
    says: 'Retire une réponse prête.',
    params: ById,
    answer: Nothing,
  }),
  listMessageSpam: call('GET /admin/message-spam', 'admin', {
    says: 'Combien de messages de robots ont été écartés, jour par jour.',
    query: list({ day: 'day', reason: 'text' }, { orderBy: '-day' }),
    answer: listed('days', CountedSpam),
  }),
  listVisits: call('GET /admin/visit', 'admin', {
    says: 'Combien de visiteurs sont venus de chaque source, jour par jour.',
    query: list({ day: 'day', source: 'text', count: 'number' }, { orderBy: '-day' }),
    answer: listed('visits', CountedVisit),
  }),
  createComponentConf: call('POST /admin/component/conf', 'admin', {
    says: 'Donne une configuration à un composant du site ; elle est publique.',
    body: z.strictObject({ slug: Slug, conf: ComponentConf }),
    answer: ComponentConf,
    changes: 'content',
  }),
  changeComponentConf: call('PUT /admin/component/conf/{slug}', 'admin', {
    says: 'Remplace la configuration d’un composant du site.',
    params: BySlug,
    body: ComponentConf,
    answer: ComponentConf,
    changes: 'content',
  }),
  removeComponentConf: call('DELETE /admin/component/conf/{slug}', 'admin', {
    says: 'Retire la configuration d’un composant du site.',
    params: BySlug,
    answer: Nothing,
    changes: 'content',
  }),
}
