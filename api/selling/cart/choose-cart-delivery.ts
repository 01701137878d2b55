import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { type CartDelivery, chooseCarrier, chooseDeliveryType } from '#app/models/selling/cart/cart-delivery.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { changeCart } from './change-cart.ts'
import { currentDelivery, readCartLines } from './views/cart-rows.ts'

/** Chooses how the goods of a cart reach their buyer. */
export const chooseCartDelivery: UseCase<Contract['chooseCartDelivery']> = ({ params, body }, ctx) =>
  changeCart(ctx, params.id, async (tx, cart) => {
    const lines = await readCartLines(tx, cart.id)
    const chosen = choose(currentDelivery(cart, lines, ctx.now), body)
    if (!chosen.ok) return chosen
    await tx
      .updateTable('carts')
      .set({ delivery: JSON.stringify(chosen.value) })
      .where('id', '=', cart.id)
      .execute()
    return done({})
  })

type Choice = Read<Contract['chooseCartDelivery']>['body']

function choose(delivery: CartDelivery, choice: Choice): Outcome<CartDelivery> {
  const { deliveryType, clickAndCollect, accessPointAddress, carrier } = choice
  let chosen = deliveryType ? chooseDeliveryType(delivery, deliveryType) : delivery
  if (carrier !== undefined) {
    const carried = chooseCarrier(chosen, carrier)
    if (!carried) return refused('invalid', { fields: { carrier: { code: 'choice' } } })
    chosen = carried
  }
  const point = accessPointAddress && { accessPointAddress: bare(accessPointAddress) }
  return done({ ...chosen, ...(clickAndCollect && { clickAndCollect }), ...point })
}

function bare({ distance: _, bearing: __, ...point }: NonNullable<Choice['accessPointAddress']>) {
  return point
}
