import { listPackshots } from '../../catalog/packshots/list-packshots.ts'
import { orderPackshot } from '../../catalog/packshots/order-packshot.ts'
import { takePackshot } from '../../catalog/packshots/take-packshot.ts'

/** Photographs of bottles by program. */
export const packshotUseCases = { listPackshots, orderPackshot, takePackshot }
