import { href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { Appointment } from '#app/models/platform/time/icalendar.ts'
import { appointmentOf, idOfCollection } from '#app/models/selling/orders/collection-appointment.ts'
import { collectTexts } from '#app/texts/selling/orders.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { houseNameOf, readSiteFacts } from '../../site/site-facts.server.ts'
import { getOrder } from './order-screen.server.ts'

/** When an order is fetched, for the calendar of whoever holds its link. */
export async function getCollectionAppointment(ctx: RequestContext, token: string): Promise<Appointment> {
  const order = await getOrder(ctx, token)
  const { collection: slot } = order.delivery
  if (!slot) throwNotFound()
  const facts = await readSiteFacts(ctx)
  const name = houseNameOf(facts)
  const { COMPANY_PHONE: phone, COMPANY_EMAIL: email } = facts.values
  const { origin } = ctx.site
  return appointmentOf({
    slot,
    id: idOfCollection(order.reference, origin),
    title: collectTexts.title(goodsWordsOf(facts.values), name),
    text: [collectTexts.order(order.reference), phone].filter(Boolean).join(', '),
    url: `${origin}${href('/contact')}`,
    toldAt: order.steps.at(-1)?.at ?? order.placedAt,
    isCancelled: order.fulfilment === 'cancelled' || order.payment === 'expired',
    house: { name, email: email || undefined },
  })
}
