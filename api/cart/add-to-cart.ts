import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { changeCart } from './change-cart.ts'
import { findWished } from './find-wished.ts'
import { putIntoCart } from './put-into-cart.ts'

/** Adds to a cart; what lies there already grows. */
export const addToCart: UseCase<Contract['addToCart']> = ({ params, body }, visit) =>
  changeCart(visit, params.id, async (tx, cart) => {
    const wished = await findWished(tx, body.products)
    return wished.ok ? putIntoCart(tx, cart, wished.value, { now: visit.now }) : wished
  })
