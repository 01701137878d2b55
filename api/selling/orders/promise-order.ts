import type { DeliveryPromise } from '#app/models/selling/shipping/delivery-promise.ts'
import type { Destination } from '#app/models/selling/tax/territory.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readOwnSettings } from '../../site/parameters/own-settings.ts'
import type { CarrierRow } from '../shipping/carrier-columns.ts'
import { toCountryCode } from '../shipping/country-code.ts'
import { mayPromise, promiseParcel, readPromiseRules } from '../shipping/promise-rules.ts'
import type { OrderRow } from './add-step.ts'
import type { At } from './tell-order.ts'

type Travelling = {
  carrier: { id: string } | null
  place: Destination | null
  isPrimeur: boolean
  /** The carrier's row, where it was read within the same transaction. */
  carrierRow?: CarrierRow | null
}
type PromisedDays = Pick<OrderRow, 'promised_leave' | 'promised_from' | 'promised_to' | 'promised_by'>

/** The days on which what is ordered now would come; nothing of what no carrier takes. */
export async function promiseNew(
  read: SiteReader,
  { carrier, place, isPrimeur, carrierRow }: Travelling,
  { values, now }: { values: ParameterValues; now: Date },
): Promise<DeliveryPromise | null> {
  if (!carrier) return null
  const row = carrierRow ?? (await read.selectFrom('carriers').selectAll().where('id', '=', carrier.id).executeTakeFirst())
  if (!row || !mayPromise(row, { place, isPrimeur })) return null
  const rules = await readPromiseRules(read, { values, now, carriers: [row] })
  return promiseParcel(rules, { idCarrier: carrier.id, place, isPrimeur })
}

/** Promised days as an order keeps them: those of what waits for its money hold if the money comes in time. */
export function promisedDays(promise: DeliveryPromise | null, isSettled: boolean): PromisedDays {
  return {
    promised_leave: promise?.leaves ?? null,
    promised_from: promise?.from ?? null,
    promised_to: promise?.to ?? null,
    promised_by: isSettled ? null : (promise?.until ?? null),
  }
}

/** The days of an order whose money has come: as they were told if it came in time, else counted from now. */
export async function promisePaid(read: SiteReader, order: OrderRow, { site, now }: At): Promise<Partial<PromisedDays>> {
  if (order.promised_to === null || order.promised_by === null) return {}
  if (now.toISOString() < order.promised_by) return { promised_by: null }
  const { values } = await readOwnSettings({ site, lang: site.lang }, read)
  const travelling = { carrier: carrierOf(order), place: destinationOf(order), isPrimeur: false }
  return promisedDays(await promiseNew(read, travelling, { values, now }), true)
}

/** The days of an order as they are told to whoever follows it. */
export function readPromise({ promised_leave: leaves, promised_from: from, promised_to: to, promised_by: by }: PromisedDays) {
  return leaves && from && to ? { leaves, from, to, by } : null
}

type Kept = { carrier: { id: string } | null; accessPoint: { zipCode: string; country: string } | null }

function carrierOf({ delivery }: OrderRow): Kept['carrier'] {
  return (JSON.parse(delivery) as Kept).carrier
}

/** Where an order goes; nothing of what no carrier takes. */
export function destinationOf({ delivery, delivery_address, billing_address }: OrderRow): Destination | null {
  const { accessPoint } = JSON.parse(delivery) as Kept
  if (accessPoint) return { country: accessPoint.country, postalCode: accessPoint.zipCode }
  const { country, postalCode } = JSON.parse(delivery_address ?? billing_address) as Destination
  const code = toCountryCode(country)
  return code ? { country: code, postalCode } : null
}
