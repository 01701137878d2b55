import { parisDay } from '#app/models/platform/time/working-days.ts'
import {
  type CarrierPace,
  type DeliveryPromise,
  type HousePace,
  promiseDelivery,
} from '#app/models/selling/shipping/delivery-promise.ts'
import { findHolidaysThere } from '#app/models/selling/shipping/holidays-there.ts'
import { findRate } from '#app/models/selling/shipping/tariff.ts'
import type { Destination } from '#app/models/selling/tax/territory.ts'
import { parseTime } from '#app/models/site/settings/opening-hours.ts'
import { openingHours } from '#app/models/site/settings/parameter-list-company.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { listClosedDays } from '../../site/closings/read-closings.ts'
import { type CarrierRow, readRates } from './carrier-columns.ts'

/** By what parcels are promised: now, by this house, with one of these carriers. */
export type PromiseRules = { now: Date; house: HousePace; carriers: readonly CarrierRow[] }

/** A parcel that is on offer: with which carrier, and where to. */
export type PromisedParcel = { idCarrier: string; place: Destination | null; isPrimeur: boolean }

type Given = { values: ParameterValues; now: Date; carriers: readonly CarrierRow[] }

/** Reads how fast the house is, its closings among it. */
export async function readPromiseRules(read: SiteReader, { values, now, carriers }: Given): Promise<PromiseRules> {
  const house = {
    preparationDays: values.PREPARATION_DAYS,
    cutOff: parseTime(values.ORDER_CUT_OFF),
    week: openingHours.map((type) => values[type]),
    closings: await listClosedDays(read, 'stops_shipping', parisDay(now)),
  }
  return { now, house, carriers }
}

/**
 * The days on which a parcel would come. Nothing is promised of wine that is sold before it is bottled, nor where nobody here
 * knows the days off.
 */
export function promiseParcel(
  { now, house, carriers }: PromiseRules,
  { idCarrier, place, isPrimeur }: PromisedParcel,
): DeliveryPromise | null {
  const carrier = carriers.find(({ id }) => id === idCarrier)
  if (!carrier || !place || isPrimeur) return null
  const isOffThere = findHolidaysThere(place)
  if (!isOffThere) return null
  const promised = promiseDelivery(now, house, paceOf(carrier, place), isOffThere)
  return promised.ok ? promised.value : null
}

/** Whether anything can be promised at all: else nobody need ask for closings. */
export function mayPromise(carrier: CarrierRow, { place, isPrimeur }: Omit<PromisedParcel, 'idCarrier'>): boolean {
  return place !== null && !isPrimeur && paceOf(carrier, place).leastDays !== null
}

function paceOf(carrier: CarrierRow, place: Destination): CarrierPace {
  const rate = findRate(readRates(carrier), place)
  return {
    leastDays: rate?.leastDays ?? null,
    mostDays: rate?.mostDays ?? null,
    cutOff: carrier.cut_off,
    pickupDays: JSON.parse(carrier.pickup_days) as number[],
    worksSaturdays: carrier.works_saturdays === 1,
  }
}
