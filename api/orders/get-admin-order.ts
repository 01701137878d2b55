import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findOrder } from './find-order.ts'
import { readAdminOrder } from './read-admin-order.ts'

/** Reads an order, for those of the house. */
export const getAdminOrder: UseCase<Contract['getAdminOrder']> = async ({ params }, visit) => {
  const order = await findOrder(visit.read, params.id)
  return order ? done(await readAdminOrder(visit.read, order, visit)) : refused('not_found')
}
