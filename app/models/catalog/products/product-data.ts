import type { StructuredData } from '../../platform/web/structured-data.ts'
import type { Rating } from './rating.ts'

/** An offer of a product as search engines read it: a price in cents, or none while prices are hidden. */
export type OfferFacts = {
  url: string
  sku: string
  gtin: string
  name: string
  cents: number | null
  isAvailable: boolean
  /** Whether VAT is within the price; of a seller in franchise there is none. */
  isTaxed: boolean
  /** Nothing where the shop cannot say it of one alone. */
  shipping: ShippingFacts | undefined
  returns: ReturnFacts
}

/** What sending one within France costs, in cents, and how many days at most go by until it leaves, then until it comes. */
export type ShippingFacts = { cents: number; days: { handling: number; least: number; most: number } | undefined }

/** How what was bought goes back: within so many days, or not at all where the law lets the shop refuse it. */
export type ReturnFacts = { days: number | undefined; countries: readonly string[]; url: string }

export type GoodFacts = {
  name: string
  description: string
  url: string
  sku: string
  brand: string
  /** What it is certified as, in its owner's words. */
  certifications: string[]
  /** Where it is a book: who wrote it, who publishes it, and its number. */
  book: BookFacts | undefined
  pictures: string[]
  offers: OfferFacts[]
  rating: Rating | null
  opinions: OpinionFacts[]
}

export type BookFacts = { authors: string[]; publisher: string; isbn: string }

/** What a buyer said of a product. */
export type OpinionFacts = { author: string; rating: number; text: string; publishedAt: string }

/** A product with what is offered of it; without prices there is no offer to tell. */
export function describeProduct({
  name,
  description,
  url,
  sku,
  brand,
  certifications,
  book,
  pictures,
  offers,
  rating,
  opinions,
}: GoodFacts): StructuredData {
  const priced = offers.filter(({ cents }) => cents !== null)
  return {
    '@context': 'https://schema.org',
    '@type': book ? ['Product', 'Book'] : 'Product',
    name,
    url,
    ...(description && { description }),
    ...(sku && { sku }),
    ...(pictures.length > 0 && { image: pictures }),
    brand: { '@type': 'Brand', name: brand },
    ...(certifications.length > 0 && {
      hasCertification: certifications.map((one) => ({ '@type': 'Certification', name: one })),
    }),
    ...(book && describeBook(book)),
    ...(priced.length > 0 && { offers: priced.map(describeOffer) }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: (rating.tenths / 10).toFixed(1), reviewCount: rating.count },
      review: opinions.map(describeOpinion),
    }),
  }
}

function describeBook({ authors, publisher, isbn }: BookFacts) {
  return {
    ...(authors.length > 0 && { author: authors.map((name) => ({ '@type': 'Person', name })) }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
    ...(isbn && { isbn }),
  }
}

function describeOpinion({ author, rating, text, publishedAt }: OpinionFacts) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: publishedAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    ...(text && { reviewBody: text }),
  }
}

function describePrice(cents: number) {
  return { '@type': 'UnitPriceSpecification', price: (cents / 100).toFixed(2), priceCurrency: 'EUR', valueAddedTaxIncluded: true }
}

function describeOffer({ url, sku, gtin, name, cents, isAvailable, isTaxed, shipping, returns }: OfferFacts) {
  return {
    '@type': 'Offer',
    name,
    url,
    ...(sku && { sku }),
    ...(gtin && { gtin }),
    price: ((cents ?? 0) / 100).toFixed(2),
    priceCurrency: 'EUR',
    ...(isTaxed && { priceSpecification: describePrice(cents ?? 0) }),
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(shipping !== undefined && { shippingDetails: describeShipping(shipping) }),
    hasMerchantReturnPolicy: describeReturns(returns),
  }
}

/** Corsica and what lies overseas have rates of their own. */
const mainland = [
  { postalCodeBegin: '01000', postalCodeEnd: '19999' },
  { postalCodeBegin: '21000', postalCodeEnd: '95999' },
].map((range) => ({ '@type': 'PostalCodeRangeSpecification', ...range }))

function describeShipping({ cents, days }: ShippingFacts) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: (cents / 100).toFixed(2), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FR', postalCodeRange: mainland },
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: describeDays(0, days.handling),
        transitTime: describeDays(days.least, days.most),
      },
    }),
  }
}

function describeDays(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

function describeReturns({ days, countries, url }: ReturnFacts) {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: countries, merchantReturnLink: url }
  if (days === undefined) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  }
}
