import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { takeSlug } from '../writing/former-slugs.ts'
import { blankCollection, toAdminCollection, toCollectionColumns } from './collection.ts'
import { refuseRoute } from './refuse-route.ts'

/** Adds a collection; it stays a draft until its owner says otherwise. */
export const createCollection: UseCase<Contract['createCollection']> = async ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { lang, now } = visit
    const refusal = await refuseRoute(tx, { id: '', lang }, body.route)
    if (refusal) return refusal
    const id = crypto.randomUUID()
    await takeSlug(tx, id, { kind: 'collection', within: lang, slug: body.route })
    const { title, route } = body
    const fresh = { ...blankCollection, ...toCollectionColumns(body), title, route, lang, updated_at: now.toISOString() }
    const row = await tx
      .insertInto('collections')
      .values({ ...fresh, id })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toAdminCollection(row))
  })
