import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, fieldsOf, type Shown } from '../../support/browser.ts'
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
const wines = ({ html }: Shown) => {
  const [, choices = ''] = /<select[^>]*name="products\.0\.idDeclination"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? []
  return [...choices.matchAll(/value="([^"]+-75)"/g)].map(([, id = '']) => id).slice(0, 6)
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
  expect(blank.html).toContain('name="products.5.quantity"')
  expect(blank.html).not.toContain('name="products.6.quantity"')
  const [wine = ''] = wines(blank)
  const typed = { ...fieldsOf(blank, path), name: 'Pas encore', 'products.0.idDeclination': wine, 'products.0.quantity': '3' }
  const asked = { ...typed, _lignes: 'products' }
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.post(path, asked, { origin, cookie })
  const more = { url: path, html: await answer.text() }
  expect(fieldsOf(more, path)).toMatchObject({ name: 'Pas encore', 'products.0.idDeclination': wine, 'products.0.quantity': '3' })
  expect(more.html).toContain('name="products.6.quantity"')
  expect((await staff.open('/admin/produits')).html).not.toContain('Pas encore')
})
