import { createHash } from 'node:crypto'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { requestOf } from '#app/models/selling/money/received.ts'
import { isPostalCodeOf } from '#app/models/site/places/postal-code.ts'
import { counterTexts } from '#app/texts/selling/orders.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readSettings } from '../../site/settings/settings.ts'
import { showAdminOrder } from '../order-views/read-admin-order.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrder } from '../orders/find-order.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { startHandPayment } from '../payments/start-hand-payment.ts'
import { placeWithin } from '../placing/place-order.ts'
import { advanceOrder } from './advance-order.ts'

type Given = Read<Contract['createOrder']>['body']
type Body = Read<Contract['placeOrder']>['body']

/** Takes down an order of the telephone or the cellar: placed, paid and handed over in one transaction, as far as it goes. */
export const createOrder: UseCase<Contract['createOrder']> = async ({ body }, ctx) => {
  const { is_winemaker } = await readSettings(ctx.read)
  if (is_winemaker === 1 && !body.isAdult) return refused('invalid', { fields: { isAdult: { code: 'adult' } } })
  const wanted = toWanted(body)
  if (!wanted.ok) return wanted
  const termsVersion = await ctx.inForce.numberOf(ctx, 'sale-terms')
  const checkoutHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const byHand = { isPaid: body.isPaid === true }
  const once = { body: wanted.value, checkoutHash, termsVersion, byHand }
  const placed = await ctx.inTransaction(
    mayRollBack(async (tx) => {
      const order = await placeWithin(tx, once, ctx)
      if (body.note) await tx.updateTable('orders').set({ note: body.note }).where('id', '=', order.id).execute()
      // The same form sent twice finds the order that it made.
      return order.steps > 1 || !body.isPaid ? order : settleAtCounter(tx, order, { ...ctx, received: body.received })
    }),
  )
  if (!placed.ok) return placed
  return showAdminOrder(ctx, placed.value.id)
}

type Counter = CallContext & Pick<Given, 'received'>

async function settleAtCounter(tx: SiteWriter, order: OrderRow, ctx: Counter): Promise<OrderRow> {
  if (order.payment_state !== 'paid') {
    const received = ctx.received ?? requestOf(order.means)
    const payment = await startHandPayment(tx, order, { detail: counterTexts.paid, received, now: ctx.now })
    await settlePayment(tx, { payment, by: 'owner', intent: null, detail: counterTexts.paid, site: ctx.site, now: ctx.now })
  }
  const paid = (await findOrder(tx, order.id)) ?? order
  if (paid.delivery_type !== 'NO_DELIVERY') return paid
  const prepared = await advanceOrder(tx, paid, { fulfilment: 'preparing' }, ctx)
  return advanceOrder(tx, prepared, { fulfilment: 'completed' }, ctx)
}

/** What a buyer would have sent: an order that travels needs a whole address, the invoice of a business needs its own. */
function toWanted({ buyer, products, delivery, payment, checkout }: Given): Outcome<Body> {
  const { email = '', phone = '', ...rest } = buyer
  const person = delivery.type === 'DELIVERY' ? (['firstname', 'lastname'] as const) : []
  const business = rest.siren || rest.company || rest.vatNumber ? (['company'] as const) : []
  const place = person.length + business.length > 0 ? (['address', 'postalCode', 'city'] as const) : []
  const missing = [...person, ...business, ...place].filter((name) => !rest[name]?.trim())
  if (missing.length > 0)
    return refused('invalid', {
      fields: Object.fromEntries(missing.map((name) => [`buyer.${name}`, { code: 'required' as const }])),
    })
  const {
    firstname = '',
    lastname = '',
    address = '',
    postalCode = '',
    city = '',
    addressPart2,
    company,
    siren,
    vatNumber,
  } = rest
  // Nothing is made up: what nobody asked is empty, as it was never known.
  const country = rest.country || (address || city || postalCode ? 'FR' : '')
  if (postalCode && !isPostalCodeOf(country, postalCode))
    return refused('invalid', { fields: { 'buyer.postalCode': { code: 'postal_code' } } })
  const billing = {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    address,
    postalCode,
    city,
    country,
    ...(addressPart2 && { addressPart2 }),
    ...(company && { company }),
    ...(siren && { siren }),
    ...(vatNumber && { vatNumber }),
  }
  return done({ products, user: { phone, email }, address: { billing }, delivery, payment, ...(checkout && { checkout }) })
}
