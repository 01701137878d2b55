/** Where the demo estate is: a village that no map knows, on slopes that exist. */
export const demoAddresses = [
  {
    id: 'caveau',
    sort_order: 0,
    types: JSON.stringify(['SHOP', 'COLLECTION', 'HEAD_OFFICE']),
    name: 'Le caveau',
    address: '7, rue de la Vouivre',
    address_more: '',
    postal_code: '39600',
    city: 'Montorge',
    country: 'France',
    phone: '03 53 01 24 68',
    email: 'bonjour@troiscoteaux.example',
    latitude: 46_889_000,
    longitude: 5_745_000,
  },
]
