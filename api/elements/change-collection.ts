import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { takeSlug } from '../writing/former-slugs.ts'
import { toAdminCollection, toCollectionColumns } from './collection.ts'
import { refuseRoute } from './refuse-route.ts'

/** Changes a collection. */
export const changeCollection: UseCase<Contract['changeCollection']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const known = await tx.selectFrom('collections').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const refusal = await refuseRoute(tx, known, body.route)
    if (refusal) return refusal
    const at = (slug: string) => ({ kind: 'collection', within: known.lang, slug }) as const
    await takeSlug(tx, known.id, at(body.route ?? known.route), at(known.route))
    const row = await tx
      .updateTable('collections')
      .set({ ...toCollectionColumns(body), updated_at: visit.now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toAdminCollection(row))
  })
