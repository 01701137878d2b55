import { expect, test } from 'vitest'
import { describeProduct } from './product-thing.ts'

const facts = {
  name: 'Les Murgers',
  description: '',
  url: 'https://a.test/boutique/les-murgers',
  sku: '',
  brand: 'Domaine',
  pictures: [],
}
const offer = {
  url: 'https://a.test/boutique/les-murgers?declinaison=d1',
  sku: 'MUR-22',
  name: '2022 · 75 cl',
  isAvailable: true,
}

test('search engines read each offer with its price in euros, and none where prices are hidden', () => {
  const told = describeProduct({
    ...facts,
    offers: [
      { ...offer, cents: 1805 },
      { ...offer, cents: 900, isAvailable: false },
    ],
  })
  expect(told.offers).toMatchObject([
    { '@type': 'Offer', price: '18.05', priceCurrency: 'EUR', availability: 'https://schema.org/InStock', sku: 'MUR-22' },
    { price: '9.00', availability: 'https://schema.org/OutOfStock' },
  ])
  expect(describeProduct({ ...facts, offers: [{ ...offer, cents: null }] })).not.toHaveProperty('offers')
})
