import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'

/** The icons of meals, in the owner's order; one whose picture was taken away is left out. */
export const listMealIcons: UseCase<Contract['listMealIcons']> = async (_given, { read }) => {
  const rows = await read.selectFrom('meal_icons').selectAll().orderBy('sort_order').orderBy('id').execute()
  const images = await resolveImages(
    read,
    rows.map(({ image_id }) => image_id),
  )
  return done(
    rows.flatMap(({ id, label, image_id }) => {
      const image = images.get(image_id)
      return image ? [{ id, label, icon: image.url }] : []
    }),
  )
}
