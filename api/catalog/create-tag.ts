import { done, refused } from '#app/models/outcome.ts'
import { slugOf } from '#app/models/slug.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { refuseTagSlug, toTag } from './tag-columns.ts'

const mostKept = 100

/** Adds a category, behind those there are unless told otherwise; its address is made of its name unless one is given. */
export const createTag: UseCase<Contract['createTag']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const kept = await tx.selectFrom('tags').select('sort_order').execute()
    if (kept.length >= mostKept) return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostKept } } } })
    const slug = body.slug ?? slugOf(body.label)
    if (!slug) return refused('invalid', { fields: { slug: { code: 'required' } } })
    const refusal = await refuseTagSlug(tx, slug, '')
    if (refusal) return refusal
    const last = Math.max(-1, ...kept.map(({ sort_order }) => sort_order))
    const row = await tx
      .insertInto('tags')
      .values({ id: crypto.randomUUID(), slug, label: body.label, sort_order: body.order ?? last + 1 })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toTag(row))
  })
