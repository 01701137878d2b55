import { type Fault, refused } from '#app/models/platform/outcome.ts'
import type { Rate } from '#app/models/selling/shipping/tariff.ts'
import { flag, json } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'

/** Who carries parcels, as the owner keeps them. */
export const carriers = resource(
  'carriers',
  { one: 'Carrier', read: 'Carrier', many: 'Carriers' },
  {
    list: 'carriers',
    fields: {
      name: 'name',
      deliveryType: 'delivery_type',
      siteType: 'site_type',
      serviceCode: 'service_code',
      trackingAddress: 'tracking_address',
      address: 'address',
      isValid: ['is_valid', flag],
      cutOff: 'cut_off',
      pickupDays: ['pickup_days', json],
      worksSaturdays: ['works_saturdays', flag],
      wantsPhone: ['wants_phone', flag],
      rates: ['rates', json],
      order: 'sort_order',
    },
    blank: {
      delivery_type: 'DELIVERY',
      site_type: '',
      service_code: '',
      is_valid: 1,
      cut_off: null,
      pickup_days: '[1,2,3,4,5]',
      works_saturdays: 0,
      wants_phone: 1,
      rates: '[]',
    },
    refuse: ({ body }) => refuseDays(body.rates ?? []),
    most: 50,
    isOrdered: true,
  },
)

/** Days on the way are two, the first before the last, or none at all. */
function refuseDays(rates: readonly Rate[]) {
  const faults = rates.flatMap(({ leastDays, mostDays }, place): [string, Fault][] => {
    if (leastDays === null && mostDays === null) return []
    if (leastDays === null) return [[`rates.${place}.leastDays`, { code: 'required' }]]
    if (mostDays === null) return [[`rates.${place}.mostDays`, { code: 'required' }]]
    return mostDays < leastDays ? [[`rates.${place}.mostDays`, { code: 'too_small', params: { min: leastDays } }]] : []
  })
  return faults.length > 0 ? refused('invalid', { fields: Object.fromEntries(faults) }) : undefined
}
