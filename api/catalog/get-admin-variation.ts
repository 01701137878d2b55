import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toVariation } from './shown-variation.ts'

/** Reads a definition of a variation, for its owner. */
export const getAdminVariation: UseCase<Contract['getAdminVariation']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('variations').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toVariation(row)) : refused('not_found')
}
