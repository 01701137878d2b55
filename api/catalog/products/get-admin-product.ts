import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readAdminProduct } from './product-columns.ts'

/** A product, in sale or not, for its owner. */
export const getAdminProduct: UseCase<Contract['getAdminProduct']> = ({ params }, { read }) => readAdminProduct(read, params.id)
