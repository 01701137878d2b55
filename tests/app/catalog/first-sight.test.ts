import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, openBrowser } from '../../support/browser.ts'
import { linesOf, quantitiesOf } from '../support/fill-cart.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
})
afterAll(() => shop.close())

const add = '/panier/ajouter'
const abbess = '/boutique/clos-de-l-abbesse'

type ToldProduct = {
  name: string
  slug: string
  type: { type: string }
  declination: { id: string; isAvailable: boolean; quantity: number | null }[]
}
const isFew = ({ isAvailable, quantity }: ToldProduct['declination'][number]) => isAvailable && quantity !== null && quantity < 6

const readProducts = async () => {
  const { products } = await shop.call('GET', '/product?nbItem=60')
  return products as ToldProduct[]
}

test('a card lets one choose vintage and size in place, without script too', async () => {
  const browser = openBrowser(shop)
  const shelves = await browser.open('/boutique?q=abbesse')
  const choice = shelves.field('Millésime et format de Clos de l’Abbesse')
  expect(choice.options().map(({ text }) => text)).toEqual([
    '2021 · 75\u00a0cl · 24,00\u00a0€',
    '2021 · 150\u00a0cl · 52,00\u00a0€',
    '2020 · 75\u00a0cl · 27,00\u00a0€',
  ])
  await browser.send(shelves, add, { vins: 'abbesse-2020-75:1' })
  const cart = await browser.open('/panier')
  expect([linesOf(cart), quantitiesOf(cart)]).toEqual([['Clos de l’Abbesse'], [1]])
  expect(cart.text).toContain('2020 · 75\u00a0cl')
})

test('a card of one form adds it at one click, and one that is sold out leads to where its return is told', async () => {
  const products = await readProducts()
  const gone = products.find(({ declination }) => declination.every(({ isAvailable }) => !isAvailable))
  if (!gone) throw new Error('the demo has nothing that is sold out')
  const shelf = await shop.page(`/boutique?q=${encodeURIComponent(gone.name)}`)
  const alert = shelf.link(new RegExp(`^Me prévenir du retour\\s: ${gone.name}$`))
  expect(alert.href).toBe(`/boutique/${gone.slug}/prevenir?declinaison=${gone.declination[0]?.id}`)
  const box = await shop.page('/boutique?famille=coffret')
  expect(fieldsOf(box, add).vins).toMatch(/^[\w-]+:1$/)
})

test('a page of a wine sells its carton at one click, and says what six cost; not where there are fewer, nor of a box', async () => {
  const browser = openBrowser(shop)
  const page = await browser.open(abbess)
  expect(page.text).toMatch(/Les 6\s: 144,00\s€/)
  await browser.send(page, add, { declinaison: 'abbesse-2021-75', quantite: '6' })
  expect(quantitiesOf(await browser.open('/panier'))).toEqual([6])
  const products = await readProducts()
  const [few] = products.flatMap(({ slug, type, declination }) =>
    type.type === 'WINE' ? declination.filter(isFew).map(({ id }) => `/boutique/${slug}?declinaison=${id}`) : [],
  )
  expect((await shop.page(few ?? '')).text).not.toMatch(/Les 6\s:/)
  expect((await shop.page('/boutique/la-decouverte')).text).not.toMatch(/Les 6\s:/)
})

test('the years of a wine stand beside each other, each with its degree, its life, its stock and its price', async () => {
  await shop.call('PUT', '/admin/declination/abbesse-2020-75', { facts: { alcohol: 125, keepUntil: 2030 } })
  const table = (await shop.page(abbess)).region('D’une année à l’autre')
  const rows = table.all('tbody tr').map((row) => row.all('th, td').map(({ text }) => text))
  expect(rows).toEqual([
    ['2021', '13\u00a0% vol.', '2033', 'en stock', '24,00\u00a0€'],
    ['2020', '12,5\u00a0% vol.', '2030', 'Plus que 9', '27,00\u00a0€'],
    ['2019', '13\u00a0% vol.', '2033', 'Épuisé', '29,00\u00a0€'],
  ])
  expect(table.link('2020').href).toBe(`${abbess}?declinaison=abbesse-2020-75`)
})

test('what stands beside a wine says why: its box, its dish, its grape or its place', async () => {
  const reasons = (await shop.page(abbess)).all('.beside .good-reason').map(({ text }) => text)
  expect(reasons.length).toBeGreaterThan(1)
  for (const reason of reasons)
    expect(reason).toMatch(
      /^(Aussi avec|Le même cépage|La même appellation|La même famille)\s: .|^Ce vin est dans ce coffret$|^Le conseil du domaine$/,
    )
})

test('the price and the button stand once more where a phone keeps them in reach, for the same form', async () => {
  const bar = (await shop.page(abbess)).one('.buy-bar')
  expect(bar.text).toContain('24,00\u00a0€')
  expect(bar.text).toContain('2021 · 75\u00a0cl')
  expect(bar.button('Ajouter au panier').attribute('form')).toBe('achat')
})
