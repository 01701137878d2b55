import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { given } from '../site/columns.ts'
import type { UseCase } from '../visit.ts'
import { refuseTagSlug, toTag } from './tag-columns.ts'

/** Changes a category of the shop. */
export const changeTag: UseCase<Contract['changeTag']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('tags').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const refusal = await refuseTagSlug(tx, body.slug, params.id)
    if (refusal) return refusal
    const changes = given({ slug: body.slug, label: body.label, sort_order: body.order })
    if (Object.keys(changes).length > 0) await tx.updateTable('tags').set(changes).where('id', '=', params.id).execute()
    return done(toTag({ ...known, ...changes }))
  })
