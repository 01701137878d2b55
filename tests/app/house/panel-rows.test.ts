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

test('rows are put into another order and doubled without script, nothing is saved by it, and their order is what is saved', async () => {
  const blank = await staff.open(path)
  const [one = '', two = '', three = ''] = wines(blank)
  const typed = Object.fromEntries(
    [one, two, three].flatMap((id, at) => [
      [`products.${at}.idDeclination`, id],
      [`products.${at}.quantity`, String(at + 1)],
    ]),
  )
  const box = { ...typed, name: 'La caisse rangée', type: 'BOX', price: '40' }
  const up = await staff.post(blank, path, { ...box, _rang: 'products.2.monter' })
  expect([up.status, fieldsOf(up, path)['products.1.idDeclination']]).toEqual([200, three])
  const down = await staff.post(up, path, { _rang: 'products.0.descendre' })
  const twice = await staff.post(down, path, { _rang: 'products.2.doubler' })
  expect(fieldsOf(twice, path)).toMatchObject({ 'products.2.idDeclination': two, 'products.3.idDeclination': two })
  expect((await staff.open('/admin/produits')).html).not.toContain('La caisse rangée')

  const made = await staff.send(down, path)
  const { products } = await shop.call('GET', `/admin/product/${made.url.split('/').at(3)}`)
  expect(products).toMatchObject([three, one, two].map((idDeclination) => ({ idDeclination })))
})

test('rows that are found by what they hold have no order to be put into', async () => {
  const carrier = await staff.open('/admin/transporteurs/nouveau')
  const acts = carrier.all('[name="_rang"]').map(({ element }) => element.getAttribute('value'))
  expect(acts).toContain('rates.0.monter')
  expect(acts.filter((act) => act?.includes('cartons'))).toEqual([])
})
