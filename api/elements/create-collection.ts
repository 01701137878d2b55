import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { blankCollection, toAdminCollection, toCollectionColumns } from './collection.ts'
import { refuseRoute } from './refuse-route.ts'

/** Adds a collection; it stays a draft until its owner says otherwise. */
export const createCollection: UseCase<Contract['createCollection']> = async ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { lang, now } = visit
    const refusal = await refuseRoute(tx, { id: '', lang }, body.route)
    if (refusal) return refusal
    const { title, route } = body
    const fresh = { ...blankCollection, ...toCollectionColumns(body), title, route, lang, updated_at: now.toISOString() }
    const row = await tx
      .insertInto('collections')
      .values({ ...fresh, id: crypto.randomUUID() })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toAdminCollection(row))
  })
