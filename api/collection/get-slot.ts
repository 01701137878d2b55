import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findSlot, toSlot } from './slot-columns.ts'

/** Reads a slot, for its owner. */
export const getSlot: UseCase<Contract['getSlot']> = async ({ params }, { read }) => {
  const row = await findSlot(read, params.id)
  return row ? done(toSlot(row)) : refused('not_found')
}
