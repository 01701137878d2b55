import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findImage } from './find-image.ts'
import { findImageUses, nameUses } from './find-image-uses.ts'

/** Takes a picture away, unless the site shows it somewhere; its bytes stay, for a backup or a page of yesterday. */
export const removeImage: UseCase<Contract['removeImage']> = async ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    if (!(await findImage(tx, params.id))) return refused('not_found')
    const uses = await findImageUses(tx, params.id)
    if (uses.length > 0) return refused('conflict', { fields: { id: { code: 'in_use', params: { places: nameUses(uses) } } } })
    await tx.updateTable('images').set({ deleted_at: now.toISOString() }).where('id', '=', params.id).execute()
    return done({})
  })
