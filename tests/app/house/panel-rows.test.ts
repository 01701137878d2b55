import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, fieldsOf } from '../../support/browser.ts'
import { type Page, readPage } from '../../support/page/page.ts'
import { origin } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const path = '/admin/produits/nouveau'
const wines = (form: Page) => {
  const offered = form.fieldNamed('products.0.idDeclination').options()
  return offered
    .map(({ value }) => value)
    .filter((id) => id.endsWith('-75'))
    .slice(0, 6)
}

test('a box of six wines is made in one save, without script', async () => {
  const blank = await staff.open(path)
  const six = wines(blank)
  const rows = six.flatMap((id, at) => [
    [`products.${at}.idDeclination`, id],
    [`products.${at}.quantity`, '1'],
  ])
  const made = await staff.send(blank, path, { ...Object.fromEntries(rows), name: 'La caisse du geai', type: 'BOX', price: '72' })
  expect(made.html).toContain('La caisse du geai')
  const id = made.url.split('/').at(3) ?? ''
  const { products } = await shop.call('GET', `/admin/product/${id}`)
  expect(products).toMatchObject(six.map((idDeclination) => ({ idDeclination, quantity: 1 })))
})

test('more rows are given to whoever asks for them, with all that was typed, and nothing is saved by it', async () => {
  const blank = await staff.open(path)
  const rows = (form: Page) => form.all('[name^="products."][name$=".quantity"]').length
  expect(rows(blank)).toBe(6)
  const [wine = ''] = wines(blank)
  const typed = { ...fieldsOf(blank, path), name: 'Pas encore', 'products.0.idDeclination': wine, 'products.0.quantity': '3' }
  const asked = { ...typed, _lignes: 'products' }
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.post(path, asked, { origin, cookie })
  const more = readPage(await answer.text())
  expect(fieldsOf(more, path)).toMatchObject({ name: 'Pas encore', 'products.0.idDeclination': wine, 'products.0.quantity': '3' })
  expect(rows(more)).toBeGreaterThan(6)
  expect((await staff.open('/admin/produits')).html).not.toContain('Pas encore')
})
