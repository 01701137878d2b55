import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Cents, Id, Instant, listed, ShortText, Text } from '../platform/values.ts'
import { OrderSummary } from '../selling/entities/placed-order.ts'

const ById = z.strictObject({ id: Id })

/** Whoever has ordered under one address of mail, with or without an account. */
const ListedBuyer = z.object({
  id: Id,
  name: ShortText,
  email: ShortText,
  phone: ShortText,
  count: z.int(),
  /** What was paid and not paid back. */
  spent: Cents,
  lastOrderAt: Instant,
})

const Buyer = ListedBuyer.extend({
  /** Their account, where they have one. */
  idMember: Id.nullable(),
  addresses: z.array(ShortText),
  orders: z.array(OrderSummary.extend({ note: Text })),
  /** What they bought, all orders together that were not cancelled. */
  goods: z.array(z.object({ idDeclination: Id, name: ShortText, details: ShortText, quantity: z.int() })),
  messages: z.array(z.object({ id: Id, subject: ShortText, createdAt: Instant, isAnswered: z.boolean() })),
})

/** Those who bought, for the staff of the shop. */
export const buyersAdmin = {
  listBuyers: call('GET /admin/buyer', 'admin', {
    says: 'Qui a commandé, avec ou sans compte ; « search » cherche dans le nom, l’adresse e-mail, la ville et le numéro de commande.',
    query: list(
      { search: 'text', email: 'text', count: 'number', spent: 'number', lastOrderAt: 'moment' },
      { orderBy: '-lastOrderAt' },
    ),
    answer: listed('buyers', ListedBuyer),
  }),
  getBuyer: call('GET /admin/buyer/{id}', 'admin', {
    says: 'Une personne qui a commandé : coordonnées, commandes, ce qu’elle a acheté, ce qu’elle a écrit.',
    params: ById,
    answer: Buyer,
  }),
}
