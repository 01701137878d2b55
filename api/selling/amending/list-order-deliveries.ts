import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOrder } from '../orders/find-order.ts'
import { offerDeliveries } from './offer-deliveries.ts'

/** By which carriers an order could go to a place instead, with what becomes of its freight. */
export const listOrderDeliveries: UseCase<Contract['listOrderDeliveries']> = async ({ params, query }, ctx) => {
  const order = await findOrder(ctx.read, params.id)
  if (!order) return refused('not_found')
  const { country, postalCode } = query
  const goal = country !== undefined && postalCode !== undefined ? { country, postalCode } : undefined
  const offered = await offerDeliveries(ctx.read, order, goal, ctx)
  if (!offered.ok) return offered
  const { paid, carrier, offers } = offered.value
  return done({
    version: order.steps,
    paid,
    idCarrier: carrier?.id ?? null,
    offers: offers.map(({ id, name, fees }) => ({ id, name, fees })),
  })
}
