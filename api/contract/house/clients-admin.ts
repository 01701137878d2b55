import { z } from 'zod'
import { claimKinds, claimStates } from '#app/models/selling/after/claim.ts'
import { opinionStates } from '#app/models/selling/after/opinion.ts'
import { withdrawalStates } from '#app/models/selling/after/withdrawal.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Cents, Id, Instant, listed, Nothing, ShortText, Text } from '../platform/values.ts'
import { OrderSummary } from '../selling/entities/placed-order.ts'

const ById = z.strictObject({ id: Id })
const Tag = z.string().trim().min(1).max(40)

/** Whoever ordered, has an account or wrote: one person an address of mail. */
const ListedClient = z.object({
  /** Of an order, an account, a message or a subscription of theirs. */
  id: Id,
  name: ShortText,
  email: ShortText,
  phone: ShortText,
  tags: z.array(ShortText),
  count: z.int(),
  /** What was paid and not paid back. */
  spent: Cents,
  /** When they last ordered or wrote, or opened their account. */
  lastAt: Instant,
})

const OfOrder = z.object({ id: Id, idOrder: Id, reference: ShortText, createdAt: Instant })

const Client = ListedClient.extend({
  /** Their account, where they have one. */
  idMember: Id.nullable(),
  addresses: z.array(ShortText),
  orders: z.array(OrderSummary.extend({ note: Text })),
  /** What they bought, all orders together that were not cancelled. */
  goods: z.array(z.object({ idDeclination: Id, name: ShortText, details: ShortText, quantity: z.int() })),
  /** Of what they bought most, in bottles; what is in a box counts as what it is. */
  likes: z.array(
    z.object({ of: z.enum(['KIND', 'GRAPES', 'APPELLATION']), name: ShortText, bottles: z.int(), percent: z.int() }),
  ),
  /** What they receive by mail, in which words they agreed and when. */
  newsletter: z
    .object({
      id: Id,
      state: z.enum(['PENDING', 'SUBSCRIBED', 'LEFT']),
      consent: ShortText,
      confirmedAt: Instant.nullable(),
      leftAt: Instant.nullable(),
    })
    .nullable(),
  messages: z.array(z.object({ id: Id, subject: ShortText, createdAt: Instant, isAnswered: z.boolean() })),
  claims: z.array(OfOrder.extend({ kind: z.enum(claimKinds), state: z.enum(claimStates) })),
  withdrawals: z.array(OfOrder.extend({ state: z.enum(withdrawalStates) })),
  opinions: z.array(z.object({ id: Id, product: ShortText, rating: z.int(), state: z.enum(opinionStates), createdAt: Instant })),
  /** What those of the house tell each other of them. */
  note: Text,
})

/** Those whom the shop deals with, for its staff. */
export const clientsAdmin = {
  listClients: call('GET /admin/client', 'admin', {
    says: 'Les clients, avec ou sans compte, une personne par adresse e-mail ; « search » cherche dans le nom, l’adresse, la ville et le numéro de commande, « tag » retient une étiquette.',
    query: list(
      { search: 'text', email: 'text', tag: 'text', count: 'number', spent: 'number', lastAt: 'moment' },
      { orderBy: '-lastAt' },
    ),
    answer: listed('clients', ListedClient),
  }),
  getClient: call('GET /admin/client/{id}', 'admin', {
    says: 'La fiche d’une personne, par une commande, un compte, un message ou un abonnement à elle : commandes, bouteilles, goûts, lettres, messages, signalements, avis, note et étiquettes.',
    params: ById,
    answer: Client,
  }),
  changeClient: call('PUT /admin/client/{id}', 'admin', {
    says: 'Change la note et les étiquettes que la maison garde d’une personne.',
    params: ById,
    body: z.strictObject({ note: z.string().trim().max(5000).optional(), tags: z.array(Tag).max(20).optional() }),
    answer: Client,
  }),
  removeClient: call('DELETE /admin/client/{id}', 'admin', {
    says: 'Oublie une personne : d’un membre, la suppression du compte est prévue et annoncée ; de qui n’a pas de compte, messages, lettres, alertes, avis, note et étiquettes partent aussitôt. Commandes et factures restent, comme la loi l’exige.',
    params: ById,
    answer: Nothing,
    fresh: true,
  }),
  listClientTags: call('GET /admin/client-tag', 'admin', {
    says: 'Les étiquettes données aux clients, et combien en portent chacune.',
    answer: z.object({ tags: z.array(z.object({ tag: ShortText, count: z.int() })) }),
  }),
}
