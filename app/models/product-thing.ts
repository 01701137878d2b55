import type { Thing } from './structured-data.ts'

/** An offer of a product as search engines read it: a price in cents, or none while prices are hidden. */
export type OfferFacts = { url: string; sku: string; name: string; cents: number | null; isAvailable: boolean }

export type GoodFacts = {
  name: string
  description: string
  url: string
  sku: string
  brand: string
  pictures: string[]
  offers: OfferFacts[]
}

/** A product with what is offered of it; without prices there is no offer to tell. */
export function describeProduct({ name, description, url, sku, brand, pictures, offers }: GoodFacts): Thing {
  const priced = offers.filter(({ cents }) => cents !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    ...(description && { description }),
    ...(sku && { sku }),
    ...(pictures.length > 0 && { image: pictures }),
    brand: { '@type': 'Brand', name: brand },
    ...(priced.length > 0 && { offers: priced.map(describeOffer) }),
  }
}

function describeOffer({ url, sku, name, cents, isAvailable }: OfferFacts) {
  return {
    '@type': 'Offer',
    name,
    url,
    ...(sku && { sku }),
    price: ((cents ?? 0) / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}
