import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { showAdminOrder } from './read-admin-order.ts'

/** Reads an order, for those of the house. */
export const getAdminOrder: UseCase<Contract['getAdminOrder']> = ({ params }, ctx) => showAdminOrder(ctx, params.id)
