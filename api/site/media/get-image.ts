import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findImage } from './find-image.ts'
import { findImageUses } from './find-image-uses.ts'
import { toStoredImage } from './image.ts'
import { findImageCdn } from './image-cdn.ts'

/** A picture or file for its owner, with the places that show it. */
export const getImage: UseCase<Contract['getImage']> = async ({ params }, { read }) => {
  const row = await findImage(read, params.id)
  if (!row) return refused('not_found')
  return done({ ...toStoredImage(row, await findImageCdn(read)), uses: await findImageUses(read, params.id) })
}
