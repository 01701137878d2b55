import type { SiteWriter } from '../../platform/database/database.ts'

const carton = (places: number, price: number) => ({ places, price, mostGrams: null })
const carriers = [
  {
    id: 'domicile',
    name: 'Livraison à domicile',
    delivery_type: 'DELIVERY' as const,
    service_code: 'DOM',
    rates: [
      {
        countries: ['FR', 'MC'],
        postalPrefixes: [],
        cartons: [carton(3, 1190), carton(6, 1490), carton(12, 1990)],
        leastDays: 2,
        mostDays: 3,
      },
      { countries: ['FR'], postalPrefixes: ['20'], cartons: [carton(6, 2490), carton(12, 3490)], leastDays: 4, mostDays: 6 },
      { countries: ['CH'], postalPrefixes: [], cartons: [carton(6, 3990), carton(12, 5490)], leastDays: 5, mostDays: 8 },
      {
        countries: ['BE', 'LU', 'DE'],
        postalPrefixes: [],
        cartons: [carton(6, 2290), carton(12, 2990)],
        leastDays: 3,
        mostDays: 5,
      },
    ],
  },
  {
    id: 'relais',
    name: 'Point de retrait',
    delivery_type: 'PICKUP' as const,
    service_code: 'REL',
    rates: [
      {
        countries: ['FR'],
        postalPrefixes: [],
        cartons: [carton(1, 690), carton(3, 990), carton(6, 1190)],
        leastDays: 3,
        mostDays: 4,
      },
    ],
  },
]

/** Gives the demo site what carries its bottles. */
export async function seedCarriers(tx: SiteWriter): Promise<void> {
  const rows = carriers.map(({ rates, ...carrier }, place) => ({
    ...carrier,
    site_type: '',
    is_valid: 1 as const,
    sort_order: place,
    rates: JSON.stringify(rates),
  }))
  await tx.insertInto('carriers').values(rows).execute()
  await tx
    .insertInto('pickup_points')
    .values(
      points.map(([id, name, address, postal_code, city, hours, icon]) => ({
        id,
        name,
        address,
        postal_code,
        city,
        country: 'FR',
        latitude: null,
        longitude: null,
        hours,
        is_valid: 1 as const,
        icon,
      })),
    )
    .execute()
}

const points = [
  ['epicerie', 'Épicerie de la place', '2, place de la Fontaine', '39600', 'Montorge', 'Du mardi au samedi, 8 h – 19 h', 'SHOP'],
  ['librairie', 'Librairie du marché', '8, place du Marché', '39800', 'Poligny', 'Du mardi au samedi, 9 h – 18 h 30', 'SHOP'],
  ['tabac', 'Tabac de la gare', '1, avenue de la Gare', '39100', 'Dole', 'Du lundi au samedi, 6 h 30 – 19 h', 'SHOP'],
] as const
