import { afterAll, beforeAll, expect, test } from 'vitest'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

type Told = { '@type': string } & Record<string, unknown>
const things = async (path: string): Promise<Told[]> => (await shop.page(path)).structuredData

test('an evening is told as an event with its place, its moment and whether places are left, as long as it is to come', async () => {
  const { collections } = await shop.call('GET', '/admin/collection?route=soirees')
  const idCollection = (collections as { id: string }[])[0]?.id
  const date = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const title = 'Trois </script><b> & un'
  const evening = { title, idCollection, date, places: 2, isValid: true, slug: 'soiree-dite' }
  const { id } = await shop.call('POST', '/admin/element', evening)
  const [event] = (await things('/elements/soirees/soiree-dite')).filter((thing) => thing['@type'] === 'Event')
  expect(event).toMatchObject({
    name: title,
    startDate: date,
    location: { '@type': 'Place', name: 'Domaine des Trois Coteaux' },
    offers: { url: `${origin}/elements/soirees/soiree-dite`, availability: 'https://schema.org/InStock' },
  })
  expect(event?.location).toHaveProperty('address')
  await shop.call('PUT', `/admin/element/${id}`, { date: '2020-01-01T18:00:00.000Z' })
  expect((await things('/elements/soirees/soiree-dite')).map((thing) => thing['@type'])).not.toContain('Event')
})

test('the free days of the visits are told as events that are booked at their form', async () => {
  const [event] = (await things('/agenda')).filter((thing) => thing['@type'] === 'Event')
  const day = String(event?.startDate)
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(event).toMatchObject({ endDate: day, offers: { url: `${origin}/formulaires/visite?jour=${day}` } })
})

test('an offer says what the shop asks for sending it, its number of article, and how long one may withdraw', async () => {
  const { products } = await shop.call('GET', '/product?slug=clos-de-l-abbesse')
  const { declinations } = await shop.call('GET', `/admin/declination?product=${(products as { id: string }[])[0]?.id}`)
  const [form] = declinations as { id: string; idProduct: string }[]
  await expect(shop.call('PUT', `/admin/declination/${form?.id}`, { gtin: '3760123450006' })).rejects.toThrow('code-barres')
  await shop.call('PUT', `/admin/declination/${form?.id}`, { gtin: '3760123450003' })
  const asked = {
    products: [{ idProduct: form?.idProduct, idDeclination: form?.id, quantity: 1 }],
    postalCode: '75001',
    country: 'FR',
  }
  const carriers = (await shop.call('POST', '/calculate/shipping-fees', asked)) as unknown as {
    deliveryType: string
    price: number
  }[]
  const price = Math.min(...carriers.filter(({ deliveryType }) => deliveryType === 'DELIVERY').map((one) => one.price))
  const [product] = (await things('/boutique/clos-de-l-abbesse')).filter((thing) => thing['@type'] === 'Product')
  const offer = ((product?.offers ?? []) as Record<string, unknown>[]).find(({ gtin }) => gtin === '3760123450003')
  expect(offer).toMatchObject({
    shippingDetails: { shippingRate: { value: (price / 100).toFixed(2), currency: 'EUR' } },
    hasMerchantReturnPolicy: { merchantReturnDays: 14 },
  })
})
