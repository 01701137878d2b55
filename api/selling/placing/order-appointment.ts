import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { Appointment } from '#app/models/platform/time/icalendar.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { appointmentOf, idOfCollection } from '#app/models/selling/orders/collection-appointment.ts'
import { collectTexts } from '#app/texts/selling/orders.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readMailLook } from '../../platform/mail/mail-look.ts'
import type { Delivery } from '../checkout/choose-delivery.ts'
import type { OrderRow } from '../orders/add-step.ts'

type House = { name: string; phone: string; email: string | undefined; origin: string; named: GoodsWords }

/** When an order is fetched, for its buyer's calendar. */
export function appointmentFor(
  { reference }: Pick<OrderRow, 'reference'>,
  slot: NonNullable<Delivery['collection']>,
  { house, ...told }: { house: House } & Pick<Appointment, 'toldAt' | 'isCancelled'>,
): Appointment {
  const { name, phone, email, origin, named } = house
  return appointmentOf({
    ...told,
    slot,
    id: idOfCollection(reference, origin),
    title: collectTexts.title(named, name),
    text: [collectTexts.order(reference), phone].filter(Boolean).join(', '),
    url: `${origin}${addresses.contact}`,
    house: { name, email },
  })
}

type Told = { site: Pick<Site, 'name' | 'origin' | 'lang'>; now: Date; isCancelled: boolean }

/** What moves the fetching of an order in its buyer's calendar, or takes it out; nothing of one that nobody is to fetch. */
export async function tellCollection(
  read: SiteReader,
  order: OrderRow,
  { site, now, isCancelled }: Told,
): Promise<Record<string, string>> {
  const { collection } = JSON.parse(order.delivery) as Pick<Delivery, 'collection'>
  if (!collection) return {}
  const { name, phone, email, named } = await readMailLook(read, site)
  const house = { name, phone, email, origin: site.origin, named }
  const told = appointmentFor(order, collection, { house, toldAt: now.toISOString(), isCancelled })
  return { appointment: JSON.stringify(told) }
}
