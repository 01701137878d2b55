import { done, refused } from '#app/models/platform/outcome.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { resource } from '../../platform/resource/resource.ts'

/** The categories of the shop, as their owner keeps them; a product stays in sale when one goes. */
export const tags = resource(
  'tags',
  { one: 'Tag', read: 'AdminTag', many: 'AdminTags' },
  {
    list: 'tags',
    fields: { slug: 'slug', label: 'label', order: 'sort_order' },
    blank: {},
    most: 100,
    isOrdered: true,
    unique: { slug: 'slug' },
    complete: ({ label, slug = slugOf(label) }) =>
      slug ? done({ slug }) : refused('invalid', { fields: { slug: { code: 'required' } } }),
    async clearAway({ id }, tx) {
      await tx.deleteFrom('product_tags').where('tag_id', '=', id).execute()
      return undefined
    },
  },
)
