import { refused } from '#app/models/platform/outcome.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { amendTexts } from '#app/texts/selling/amending.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readOwnSettings } from '../../site/parameters/own-settings.ts'
import { showAdminOrder } from '../order-views/read-admin-order.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { promisedDays, promiseNew } from '../orders/promise-order.ts'
import { sayArrivalAround } from '../orders/say-arrival.ts'
import { tellBuyer } from '../orders/tell-order.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'
import { amendOnce } from './amend-once.ts'
import { giveFreightBack, isUnpaid, lowerUnpaidFreight } from './lower-freight.ts'
import { type OfferedDeliveries, type OfferedDelivery, offerDeliveries } from './offer-deliveries.ts'

type Body = Read<Contract['changeOrderDelivery']>['body']
type Address = NonNullable<Body['address']>

/**
 * Sends an order elsewhere, or by another carrier, as long as it has not left: within the place whose tax it was sold at. Its buyer
 * never pays more; what the way costs less is not asked for any more, or goes back with a note.
 */
export const changeOrderDelivery: UseCase<Contract['changeOrderDelivery']> = async ({ params: { id }, body }, ctx) => {
  const changed = await ctx.inTransaction(
    mayRollBack((tx) =>
      amendOnce(tx, { id, kind: 'DELIVERY', body }, ctx.now, async (order) => ({
        order: await changeDelivery(tx, order, body, ctx),
        lines: [],
      })),
    ),
  )
  if (!changed.ok) return changed
  await closeOpenSessions(ctx, id)
  await sendRefunds(ctx, id)
  return showAdminOrder(ctx, id)
}

async function changeDelivery(tx: SiteWriter, order: OrderRow, body: Body, ctx: CallContext): Promise<OrderRow> {
  const { address, idCarrier } = body
  const offered = orRollBack(await offerDeliveries(tx, order, address, ctx))
  const offer = offered.offers.find(({ id }) => id === idCarrier)
  if (!offer) return orRollBack(refused('invalid', { fields: { idCarrier: { code: 'carrier' } } }))
  const isOtherCarrier = offer.id !== offered.carrier?.id
  const goal = address && describeGoal(address, offered)
  const isOtherPlace = goal !== undefined && goal !== (order.delivery_address ?? '')
  const isCheaper = offer.fees < offered.paid
  if (!isOtherCarrier && !isOtherPlace && !isCheaper)
    orRollBack(refused('invalid', { fields: { idCarrier: { code: 'amend_nothing' } } }))
  if (offer.wantsPhone && !order.phone.trim() && !address?.phone)
    orRollBack(refused('invalid', { fields: { 'address.phone': { code: 'required' } } }))
  const { paid } = offered
  const fees = Math.min(offer.fees, paid)
  if (body.fees !== fees)
    orRollBack(refused('conflict', { fields: { idCarrier: { code: 'amend_price', params: { fees: offer.fees, paid } } } }))
  const changes = {
    ...(goal !== undefined && { delivery_address: goal }),
    delivery: JSON.stringify({ ...(JSON.parse(order.delivery) as object), carrier: toKept(offer) }),
    ...(await promiseAgain(tx, order, { offered, offer }, ctx)),
    ...(isUnpaid(order) ? await lowerUnpaidFreight(tx, order, { paid, fees }) : {}),
  }
  const step = { machine: 'order', from: offered.carrier?.name ?? '', to: 'delivery_changed', by: 'owner' } as const
  const moved = await addStep(tx, order, { ...step, detail: offer.name, changes, now: ctx.now })
  const settled = isUnpaid(moved) ? moved : await giveFreightBack(tx, moved, { key: body.key, paid, fees }, ctx)
  await tell(tx, { before: order, after: settled, offer, address }, ctx)
  return settled
}

/** The address as it is kept: of the country by its code. */
function describeGoal(address: Address, { place }: OfferedDeliveries): string {
  return JSON.stringify({ ...address, country: place.country })
}

function toKept({ id, name, serviceCode }: OfferedDelivery) {
  return { id, name, serviceCode }
}

type Way = { offered: OfferedDeliveries; offer: OfferedDelivery }

/** The days of the other way, as long as those that were told are not past: lateness is not promised away. */
async function promiseAgain(tx: SiteWriter, order: OrderRow, { offered, offer }: Way, { site, now }: CallContext) {
  if (order.promised_leave === null || order.promised_leave < parisDay(now)) return {}
  const { values } = await readOwnSettings({ site, lang: site.lang }, tx)
  const promise = await promiseNew(tx, { carrier: offer, place: offered.place, isPrimeur: offered.isPrimeur }, { values, now })
  return promisedDays(promise, order.promised_by === null)
}

type Told = { before: OrderRow; after: OrderRow; offer: OfferedDelivery; address: Address | undefined }

async function tell(tx: SiteWriter, { before, after, offer, address }: Told, ctx: CallContext): Promise<void> {
  const refund = after.refunded - before.refunded
  const changes = [amendTexts.carrier(offer.name), ...(address ? [amendTexts.goesTo(sayAddress(address))] : [])]
  const params = {
    changes: changes.join('\n'),
    arrival: await sayArrivalAround(tx, after, ctx.now),
    refund: refund > 0 ? sayCents(refund) : '',
    owed: after.total < before.total ? sayCents(after.total) : '',
  }
  await tellBuyer(tx, after, { kind: 'order_changed', ...ctx, params })
}

function sayAddress({ firstname, lastname, company, address, addressPart2, postalCode, city }: Address): string {
  return [company, `${firstname} ${lastname}`, address, addressPart2, `${postalCode} ${city}`].filter(Boolean).join(', ')
}
