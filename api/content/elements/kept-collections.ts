import { done, refused } from '#app/models/platform/outcome.ts'
import { flag } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { takeSlug } from '../../site/slugs/former-slugs.ts'
import { forgetAddresses, writing } from '../writing/kept-writing.ts'
import { toAdminCollection } from './collection.ts'
import { refuseRoute } from './refuse-route.ts'

/** Collections of elements, which stay drafts until their owner says otherwise. */
export const keptCollections = resource(
  'collections',
  { one: 'Collection', read: 'AdminCollection', many: 'AdminCollections' },
  {
    ...writing,
    list: 'collections',
    fields: { route: 'route', title: 'title', summary: 'summary', order: 'sort_order', isValid: ['is_valid', flag] },
    columns: { updatedAt: 'updated_at' },
    toAnswer: toAdminCollection,
    blank: { sort_order: 0, summary: '', is_valid: 0 },
    refuse: ({ tx, body, known, lang }) => refuseRoute(tx, known ?? { id: '', lang }, body.route),
    /** What asks for its former route is led to it. */
    async complete({ id, route, lang }, { tx, known }) {
      const at = (slug: string) => ({ kind: 'collection', within: lang, slug }) as const
      await takeSlug(tx, id, at(route), known && at(known.route))
      return done({})
    },
    /** One that holds elements stays. */
    async clearAway({ id }, tx) {
      if (await tx.selectFrom('elements').select('id').where('collection_id', '=', id).executeTakeFirst())
        return refused('conflict')
      await tx.deleteFrom('former_slugs').where('kind', '=', 'element').where('within', '=', id).execute()
      return forgetAddresses({ id }, tx)
    },
  },
)
