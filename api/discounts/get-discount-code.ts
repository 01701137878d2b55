import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAdminCode } from './code-columns.ts'
import { findDiscountCode } from './find-discount-code.ts'

/** Reads a discount code, for its owner. */
export const getDiscountCode: UseCase<Contract['getDiscountCode']> = async ({ params }, { read }) => {
  const row = await findDiscountCode(read, params.id)
  return row ? done(toAdminCode(row)) : refused('not_found')
}
