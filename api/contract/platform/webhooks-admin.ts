import { z } from 'zod'
import { webhookEvents } from '#app/models/house/webhook.ts'
import { call } from './call.ts'
import { list } from './list.ts'
import { Id, Instant, listed, Nothing, ShortText } from './values.ts'

const ById = z.strictObject({ id: Id })
const Event = z.enum(webhookEvents)
const Events = z.array(Event).min(1).max(webhookEvents.length)

const Webhook = z.object({
  id: Id,
  url: ShortText,
  events: z.array(Event),
  isActive: z.boolean(),
  createdAt: Instant,
  failingSince: Instant.nullable(),
  /** When it was switched off after days without an answer. */
  stoppedAt: Instant.nullable(),
})

const Delivery = z.object({
  id: Id,
  idWebhook: Id,
  event: Event,
  idThing: Id,
  state: z.enum(['WAITING', 'SENT']),
  tries: z.int(),
  /** What was answered; 0 for no answer. */
  status: z.int(),
  error: ShortText,
  createdAt: Instant,
  sentAt: Instant.nullable(),
})

/** Programs elsewhere that are told when something happens. */
export const webhooksAdmin = {
  listWebhooks: call('GET /admin/webhook', 'admin', {
    says: 'Les webhooks : quelles adresses sont appelées, et pour quoi.',
    query: list({ url: 'text', createdAt: 'moment' }, { orderBy: 'url' }),
    answer: listed('webhooks', Webhook),
  }),
  getWebhook: call('GET /admin/webhook/{id}', 'admin', { says: 'Un webhook.', params: ById, answer: Webhook }),
  createWebhook: call('POST /admin/webhook', 'super_admin', {
    says: 'Fait appeler une adresse https à chaque événement choisi. L’envoi ne porte que des identifiants ; il est signé (« Vitrine-Signature: t=…,v1=… », HMAC-SHA256 de « t.corps ») par « secret », donné cette seule fois, et répété jusqu’à une réponse 2xx sous le même « id ».',
    body: z.strictObject({ url: ShortText.min(8), events: Events }),
    answer: Webhook.extend({ secret: ShortText }),
    changes: 'content',
    fresh: true,
  }),
  changeWebhook: call('PUT /admin/webhook/{id}', 'super_admin', {
    says: 'Change un webhook, l’arrête ou le remet en marche.',
    params: ById,
    body: z.strictObject({ url: ShortText.min(8).optional(), events: Events.optional(), isActive: z.boolean().optional() }),
    answer: Webhook,
    changes: 'content',
    fresh: true,
  }),
  removeWebhook: call('DELETE /admin/webhook/{id}', 'super_admin', {
    says: 'Retire un webhook, et ce qui attendait de partir.',
    params: ById,
    answer: Nothing,
    changes: 'content',
    fresh: true,
  }),
  listWebhookDeliveries: call('GET /admin/webhook-delivery', 'admin', {
    says: 'Les envois des webhooks, le dernier d’abord ; gardés trente jours.',
    query: list({ event: 'text', state: 'text', createdAt: 'moment', idWebhook: 'text' }, { orderBy: '-createdAt' }),
    answer: listed('deliveries', Delivery),
  }),
  getWebhookDelivery: call('GET /admin/webhook-delivery/{id}', 'admin', { says: 'Un envoi.', params: ById, answer: Delivery }),
  resendWebhook: call('POST /admin/webhook-delivery/{id}/resend', 'admin', {
    says: 'Envoie de nouveau, sous le même identifiant.',
    params: ById,
    answer: Delivery,
  }),
}
