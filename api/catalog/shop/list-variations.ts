import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toVariation } from './variation-answer.ts'

/** The definitions by which declinations of products differ. */
export const listVariations: UseCase<Contract['listVariations']> = async (_given, { read }) => {
  const rows = await read.selectFrom('variations').selectAll().orderBy('id').execute()
  return done(rows.map(toVariation))
}
