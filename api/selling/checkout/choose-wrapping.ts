import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { sayDay } from '#app/models/platform/time/working-days.ts'
import { readWrapping, type Wrapping, wishedBetween } from '#app/models/selling/cart/gift.ts'
import type { DeliveryPromise } from '#app/models/selling/shipping/delivery-promise.ts'
import type { Tax } from '#app/models/selling/tax/tax.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { OrderRules } from '../goods/read-order-rules.ts'

type Wanted = Pick<Read<Contract['placeOrder']>['body'], 'gift' | 'delivery'>

/** The wrapping that an order asks for, at the price and the rate of where it goes. */
export function chooseWrapping({ gift }: Wanted, tax: Tax, { values }: OrderRules): Outcome<Wrapping | null> {
  if (!gift?.isWrapped) return done(null)
  const wrapping = readWrapping(values, tax)
  return wrapping ? done(wrapping) : refused('conflict', { fields: { 'gift.isWrapped': { code: 'wrapping_gone' } } })
}

/** A day is wished for of what is sent, and never before the first day that is promised. */
export function refuseUnkeptDay({ gift, delivery }: Wanted, promise: DeliveryPromise | null, now: Date): Outcome<null> {
  if (!gift?.day) return done(null)
  const field = 'gift.day'
  if (delivery.type !== 'DELIVERY' && delivery.type !== 'PICKUP')
    return refused('invalid', { fields: { [field]: { code: 'wish_sent' } } })
  const { from, to } = wishedBetween(promise, now)
  if (gift.day >= from && gift.day <= to) return done(null)
  return refused('invalid', { fields: { [field]: { code: 'wish_days', params: { from: sayDay(from), to: sayDay(to) } } } })
}
