import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findLetter, toLetter } from './letter.ts'

/** One letter, and how far it is. */
export const getLetter: UseCase<Contract['getLetter']> = async ({ params }, { read }) => {
  const row = await findLetter(read, params.id)
  return row ? done(await toLetter(read, row)) : refused('not_found')
}
