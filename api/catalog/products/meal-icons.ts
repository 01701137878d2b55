import { refused } from '#app/models/platform/outcome.ts'
import { resource } from '../../platform/resource/resource.ts'
import { findImage } from '../../site/media/find-image.ts'

/** The icons under which dishes are shown; a dish whose icon is gone is shown no more. */
export const mealIcons = resource(
  'meal_icons',
  { one: 'MealIcon', read: 'AdminMealIcon', many: 'AdminMealIcons' },
  {
    list: 'icons',
    fields: { label: 'label', idImage: 'image_id', order: 'sort_order' },
    blank: {},
    most: 60,
    isOrdered: true,
    async refuse({ tx, body: { idImage } }) {
      if (idImage === undefined || (await findImage(tx, idImage))) return undefined
      return refused('invalid', { fields: { idImage: { code: 'choice' } } })
    },
  },
)
