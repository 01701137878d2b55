import { degrees, flag } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'

/** Where parcels can be fetched, as the owner keeps it. */
export const pickupPoints = resource(
  'pickup_points',
  { one: 'PickupPoint', read: 'PickupPoint', many: 'PickupPoints' },
  {
    list: 'points',
    fields: {
      name: 'name',
      address: 'address',
      postalCode: 'postal_code',
      city: 'city',
      country: 'country',
      latitude: ['latitude', degrees],
      longitude: ['longitude', degrees],
      hours: 'hours',
      icon: 'icon',
      carrierCode: 'carrier_code',
      isValid: ['is_valid', flag],
    },
    blank: { country: 'FR', latitude: null, longitude: null, hours: '', is_valid: 1, icon: 'SHOP', carrier_code: '' },
    most: 500,
  },
)
