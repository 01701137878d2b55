import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toCarrier } from './carrier-columns.ts'

/** Reads a carrier, for its owner. */
export const getCarrier: UseCase<Contract['getCarrier']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('carriers').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toCarrier(row)) : refused('not_found')
}
