import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toVariation } from './shown-variation.ts'

const mostKept = 100

/** Adds a definition by which declinations can differ. */
export const createVariation: UseCase<Contract['createVariation']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const kept = await tx.selectFrom('variations').select('id').execute()
    if (kept.length >= mostKept) return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostKept } } } })
    const row = await tx
      .insertInto('variations')
      .values({ id: crypto.randomUUID(), label: body.label, display_label: body.displayLabel ?? null })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toVariation(row))
  })
