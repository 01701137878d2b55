import { expect, test } from 'vitest'
import { describeProduct } from './product-data.ts'

const facts = {
  name: 'Les Murgers',
  description: '',
  url: 'https://a.test/boutique/les-murgers',
  sku: '',
  brand: 'Domaine',
  book: undefined,
  certifications: ['Agriculture biologique', 'Demeter'],
  pictures: [],
  rating: null,
  opinions: [],
}
const offer = {
  url: 'https://a.test/boutique/les-murgers?declinaison=d1',
  sku: 'MUR-22',
  name: '2022 · 75 cl',
  isAvailable: true,
  isTaxed: true,
  gtin: '',
  shipping: undefined,
  returns: { days: 14, countries: ['FR', 'BE'], url: 'https://a.test/sale-terms' },
}

test('search engines read each offer with its price in euros, and none where prices are hidden', () => {
  const told = describeProduct({
    ...facts,
    offers: [
      { ...offer, cents: 1805 },
      { ...offer, cents: 900, isAvailable: false, isTaxed: false },
    ],
  })
  expect(told.offers).toMatchObject([
    { '@type': 'Offer', price: '18.05', priceCurrency: 'EUR', availability: 'https://schema.org/InStock', sku: 'MUR-22' },
    { price: '9.00', availability: 'https://schema.org/OutOfStock' },
  ])
  expect(told.offers).toMatchObject([{ priceSpecification: { price: '18.05', valueAddedTaxIncluded: true } }, {}])
  expect((told.offers as object[])[1]).not.toHaveProperty('priceSpecification')
  expect(describeProduct({ ...facts, offers: [{ ...offer, cents: null }] })).not.toHaveProperty('offers')
  expect(told.hasCertification).toEqual([
    { '@type': 'Certification', name: 'Agriculture biologique' },
    { '@type': 'Certification', name: 'Demeter' },
  ])
})

test('search engines read what buyers said, and nothing of it where nobody did', () => {
  const opinions = [{ author: 'Nour B.', rating: 4, text: 'Droit.', publishedAt: '2026-03-02T09:00:00.000Z' }]
  const told = describeProduct({ ...facts, offers: [], rating: { count: 3, tenths: 43 }, opinions })
  expect(told).toMatchObject({
    aggregateRating: { ratingValue: '4.3', reviewCount: 3 },
    review: [
      { author: { name: 'Nour B.' }, datePublished: '2026-03-02', reviewRating: { ratingValue: 4 }, reviewBody: 'Droit.' },
    ],
  })
  expect(describeProduct({ ...facts, offers: [] })).not.toHaveProperty('aggregateRating')
})

test('search engines read what sending costs, how long a buyer may withdraw, and the number of the article', () => {
  const { offers } = describeProduct({
    ...facts,
    offers: [
      { ...offer, cents: 1805, gtin: '3760123450003', shipping: { cents: 1290, days: { handling: 1, least: 3, most: 5 } } },
      { ...offer, cents: 900, returns: { ...offer.returns, days: undefined } },
    ],
  })
  const [sent, kept] = offers as Record<string, unknown>[]
  expect(sent).toMatchObject({
    gtin: '3760123450003',
    shippingDetails: {
      shippingRate: { value: '12.90', currency: 'EUR' },
      shippingDestination: { addressCountry: 'FR' },
      deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 3, maxValue: 5, unitCode: 'DAY' } },
    },
    hasMerchantReturnPolicy: {
      applicableCountry: ['FR', 'BE'],
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  })
  expect(kept).not.toHaveProperty('gtin')
  expect(kept).not.toHaveProperty('shippingDetails')
  expect(kept?.hasMerchantReturnPolicy).toMatchObject({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' })
})
