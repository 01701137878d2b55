import { noFacts } from '#app/models/catalog/wine-facts.ts'
import { sellsAlcohol } from '#app/models/site/settings/trade.ts'
import type { OtherTrade } from '../../support/trade-words.ts'
import { type NewSite, openNewSite } from './new-site.ts'

type Size = { capacity?: number; capacityUnit?: string; price: number }
type Good = { name: string; description: string; vatRate: number; facts: Record<string, unknown>; sizes: Size[] }

const book = ({ author, genre, maker, model }: { author: string; genre: string; maker: string; model: string }) => ({
  grapes: author,
  appellation: genre,
  good: {
    ...noFacts.good,
    maker,
    makerContact: '3, rue des Forges, 25300 Pontarlier',
    brand: '',
    model,
    warnings: '',
    guaranteeYears: null,
  },
})

/** Two goods of each trade, with what the law wants told of them. */
export const tradeShelves: Readonly<Record<OtherTrade, readonly Good[]>> = {
  BEER: [
    {
      name: 'Blonde des étangs',
      description: 'Une bière de soif, au houblon de Bourgogne.',
      vatRate: 2000,
      facts: {
        denomination: 'Bière blonde',
        appellation: 'Blonde',
        grapes: 'Cascade',
        alcohol: 52,
        bottler: 'Brasserie Perrin, Arbois',
        ingredients: 'Eau, malt d’orge, houblon, levure',
      },
      sizes: [
        { capacity: 33, capacityUnit: 'cl', price: 320 },
        { capacity: 75, capacityUnit: 'cl', price: 650 },
      ],
    },
    {
      name: 'Ambrée du pont',
      description: 'Ronde et maltée.',
      vatRate: 2000,
      facts: {
        denomination: 'Bière ambrée',
        appellation: 'Ambrée',
        grapes: 'Cascade',
        alcohol: 65,
        bottler: 'Brasserie Perrin, Arbois',
        ingredients: 'Eau, malt d’orge, houblon, levure',
      },
      sizes: [{ capacity: 33, capacityUnit: 'cl', price: 340 }],
    },
  ],
  CHEESE: [
    {
      name: 'Tomme des hauts',
      description: 'Une tomme de montagne, douce et fruitée.',
      vatRate: 550,
      facts: {
        denomination: 'Fromage au lait cru de vache',
        grapes: 'Vache, lait cru',
        bottler: 'Fromagerie Perrin, Arbois',
        ingredients: 'Lait cru de vache, sel, ferments, présure',
        allergens: ['MILK'],
        withdrawalException: 'PERISHABLE',
      },
      sizes: [
        { capacity: 250, capacityUnit: 'g', price: 590 },
        { capacity: 1, capacityUnit: 'kg', price: 2200 },
      ],
    },
    {
      name: 'Petit chèvre',
      description: 'Frais, à la cuillère.',
      vatRate: 550,
      facts: {
        denomination: 'Fromage de chèvre',
        grapes: 'Chèvre',
        bottler: 'Fromagerie Perrin, Arbois',
        ingredients: 'Lait de chèvre, sel, ferments, présure',
        allergens: ['MILK'],
        withdrawalException: 'PERISHABLE',
      },
      sizes: [{ capacity: 120, capacityUnit: 'g', price: 450 }],
    },
  ],
  BOOKS: [
    {
      name: 'Les hautes eaux',
      description: 'Une femme remonte un fleuve.',
      vatRate: 550,
      facts: book({ author: 'Anne Perrot', genre: 'Roman', maker: 'Éditions du Passage', model: '978-2-07-036822-8' }),
      sizes: [{ price: 1800 }],
    },
    {
      name: 'Carnet du Jura',
      description: 'Vingt marches, dessinées sur place.',
      vatRate: 550,
      facts: book({ author: 'Jean Vuillet', genre: 'Voyage', maker: 'Éditions du Chemin', model: '978-2-253-00611-4' }),
      sizes: [{ price: 1200 }],
    },
  ],
}

export type TradeHouse = NewSite & { ids: { product: string; declination: string }[] }

const answers: [string, string][] = [
  ['COMPANY_NAME', 'Maison Perrin'],
  ['place', '3, rue du Puits, 39600 Arbois'],
  ['craft', 'un travail de saison'],
  ['ART_DIRECTION', 'ESTAMPE'],
  ['day', '2'],
  ['hours.opens', '14:00'],
  ['hours.closes', '18:00'],
  ['visits', 'BOOKED'],
  ['visitsHow', 'une heure'],
  ['shipping', 'BOTH'],
]

/** What has its own words where it is on. */
const switches = {
  SEARCH_ACTIVATED: 'true',
  BLOG_ACTIVATED: 'true',
  NEWSLETTER_ACTIVATED: 'true',
  PRODUCT_FEED: 'true',
  FREE_SHIPPING_BOTTLES: '6',
  ONLY_SELL_IN_FRANCE: 'false',
  SELLS_WORLDWIDE: 'true',
}

/** A new house of a trade, open, with the pages of its first answers and two goods on its shelf. */
export async function openTradeHouse(trade: OtherTrade): Promise<TradeHouse> {
  const site = await openNewSite('Maison Perrin')
  await site.post('/admin/bienvenue/pages', [...answers, ['TRADE', trade]])
  await site.call('PUT', '/admin/site', { isWinemaker: sellsAlcohol(trade), isECommerce: true, isBuilding: false })
  const told = { TRADE: trade, COMPANY_NAME: 'Maison Perrin', LEGAL_COMPANY_NAME: 'Maison Perrin', ...switches }
  for (const [type, value] of Object.entries(told)) await site.call('PUT', `/admin/parameter/${type.toLowerCase()}`, { value })
  const ids: { product: string; declination: string }[] = []
  for (const { sizes, ...good } of tradeShelves[trade]) {
    const body = { ...good, type: 'WINE', kind: 'autre', isValid: true, isVintage: false, price: sizes[0]?.price ?? 0 }
    const { id } = await site.call('POST', '/admin/product', { ...body, vintages: sizes.map((size) => ({ ...size, stock: 40 })) })
    const made = (await site.call('GET', `/admin/declination?product=${id}`)) as unknown as { declinations: { id: string }[] }
    ids.push({ product: id ?? '', declination: made.declinations[0]?.id ?? '' })
  }
  return { ...site, ids }
}
