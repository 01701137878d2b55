import { z } from 'zod'
import { DishName } from '../catalog/pairing.ts'
import { call } from '../platform/call.ts'
import { whole } from '../platform/list.ts'
import { ShortText } from '../platform/values.ts'
import { SearchKindName, SearchResult } from './entities/search.ts'

/** The search of the site. */
export const search = {
  searchSite: call('GET /search', 'public', {
    says: 'Ce que le site répond à une question : vins, pages, services, actualités et articles, les meilleures réponses d’abord ; accents et fautes sont pardonnés.',
    query: z.strictObject({
      q: z.string().max(100).optional(),
      kind: z.union([SearchKindName, z.literal('')]).optional(),
      nbItem: whole(100, 10),
      /** How many goods at most stand beside what is written, where all kinds are asked for. */
      nbGoods: whole(100_000, 100_000),
      page: whole(100_000, 1),
    }),
    answer: z.object({
      results: z.array(SearchResult),
      total: z.int(),
      /** The dishes of our table that the question names. */
      dishes: z.array(DishName),
      /** How many of each kind there are, the asked one or not. */
      counts: z.array(z.object({ kind: SearchKindName, total: z.int() })),
      /** The question as it was understood, where words of it were misspelt. */
      understood: ShortText.nullable(),
      /** Another question, where this one finds nothing. */
      hint: ShortText.nullable(),
    }),
  }),
}
