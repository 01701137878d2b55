import { degrees, json } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { toCompanyAddress } from './company-address.ts'

/** Where the company is. */
export const companyAddresses = resource(
  'company_addresses',
  { one: 'CompanyAddress', read: 'AdminCompanyAddress', many: 'AdminCompanyAddresses' },
  {
    list: 'addresses',
    fields: {
      name: 'name',
      types: ['types', json],
      address: 'address',
      addressPart2: 'address_more',
      postalCode: 'postal_code',
      city: 'city',
      country: 'country',
      phone: 'phone',
      email: 'email',
      latitude: ['latitude', degrees],
      longitude: ['longitude', degrees],
      order: 'sort_order',
    },
    toAnswer: toCompanyAddress,
    blank: {
      types: '[]',
      name: '',
      address_more: '',
      country: 'France',
      phone: '',
      email: '',
      latitude: null,
      longitude: null,
    },
    most: 50,
    isOrdered: true,
  },
)
