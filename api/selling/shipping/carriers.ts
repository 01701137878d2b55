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
      rates: ['rates', json],
      order: 'sort_order',
    },
    blank: { delivery_type: 'DELIVERY', site_type: '', service_code: '', is_valid: 1, rates: '[]' },
    most: 50,
    isOrdered: true,
  },
)
