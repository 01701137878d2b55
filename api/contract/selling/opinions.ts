import { z } from 'zod'
import { opinionRefusals, opinionStates } from '#app/models/selling/after/opinion.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, Instant, listed, Nothing } from '../platform/values.ts'
import { GivenOpinion, Opinion, PublishedOpinion } from './entities/opinion.ts'
import { OrderToken as Token } from './entities/order-token.ts'

const ById = z.strictObject({ id: Id })

/** What buyers think of what they bought. */
export const opinions = {
  giveOpinion: call('POST /order/opinion', 'public', {
    says: 'Donne un avis sur un produit d’une commande partie ; tant que la maison ne l’a pas lu, un second avis remplace le premier.',
    body: GivenOpinion.extend({ token: Token }),
    answer: Nothing,
  }),
  listProductOpinions: call('GET /product/{id}/opinion', 'public', {
    says: 'Les avis publiés sur un produit, le dernier d’abord ; tous viennent de commandes livrées.',
    params: ById,
    query: list({ publishedAt: 'moment' }, { orderBy: '-publishedAt' }),
    follows: 'content',
    answer: listed('opinions', PublishedOpinion),
  }),
}

/** The same, for those of the house. */
export const opinionsAdmin = {
  listOpinions: call('GET /admin/opinion', 'admin', {
    says: 'Les avis des acheteurs, le dernier d’abord.',
    query: list(
      { product: 'text', author: 'text', state: 'text', rating: 'number', createdAt: 'moment' },
      { orderBy: '-createdAt' },
    ),
    answer: listed('opinions', Opinion),
  }),
  getOpinion: call('GET /admin/opinion/{id}', 'admin', { says: 'Un avis.', params: ById, answer: Opinion }),
  changeOpinion: call('PUT /admin/opinion/{id}', 'admin', {
    says: 'Publie un avis ou le refuse, avec un motif que son auteur reçoit par courriel, et y répond.',
    params: ById,
    body: z.strictObject({
      state: z.enum(opinionStates).optional(),
      refusal: z.enum(opinionRefusals).nullable().optional(),
      answer: z.string().trim().max(2000).optional(),
      /** When what was read of it was written: what its author has changed since is not published unread. */
      createdAt: Instant.meta({ 'x-unit': 'what was read' }).optional(),
    }),
    answer: Opinion,
    changes: 'content',
  }),
}
