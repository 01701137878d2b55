import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../../support/browser.ts'
import type { Page } from '../../../support/page/page.ts'
import { plain } from '../../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const wine = '/admin/produits/clocher'
const says = (page: Page) => plain(page.region('En boutique').text)

/** A page on which a box was unchecked: it is not sent. */
const without = ({ html, url }: { html: string; url: string }, name: string) => {
  const unchecked = html.replace(new RegExp(`<input(?=[^>]*name="${name.replaceAll('.', '\\.')}")[^>]*>`), '')
  expect(unchecked).not.toBe(html)
  return { html: unchecked, url }
}

/** What a visitor who has not been here is shown of it. */
async function visit(slug: string) {
  const page = await openBrowser(shop).open(`/boutique/${slug}`)
  return { status: page.status, says: plain(page.text) }
}

test('one press takes a half bottle out of the shop and puts it back, and all else of it stays', async () => {
  const open = await staff.open(wine)
  const slug = open.fieldNamed('slug').value
  const [at] = [0, 1].filter((place) => open.fieldNamed(`vintages.${place}.capacity`).value === '37,5')
  const row = `vintages.${at}`
  const before = ['price', 'stock', 'reference'].map((name) => open.fieldNamed(`${row}.${name}`).value)
  expect((await visit(slug)).says).toContain('37,5')
  const off = await staff.send(without(open, `${row}.isOnSale`), wine)
  expect(says(off)).toContain('Hors vente : la boutique ne le montre plus, son stock et son prix restent.')
  expect(['price', 'stock', 'reference'].map((name) => off.fieldNamed(`${row}.${name}`).value)).toEqual(before)
  expect(await visit(slug)).toMatchObject({ status: 200, says: expect.not.stringContaining('37,5') })
  // Saved again as it stands it stays so, also where something else of it is refused first.
  const faulty = await staff.send(off, wine, { [`${row}.price`]: 'cher' })
  expect(faulty.status).toBe(422)
  const kept = await staff.send(faulty, wine, { [`${row}.price`]: before[0] ?? '' })
  expect(says(kept)).toContain('Hors vente')
  // The day's journal takes it back; here it is put back by the box it was taken off by.
  const on = await staff.send(kept, wine, { [`${row}.isOnSale`]: 'on' })
  expect(says(on)).not.toContain('Hors vente')
  expect((await visit(slug)).says).toContain('37,5')
})

test('a wine of which nothing is on sale is told so with the way to mend it, and visitors find no page of it', async () => {
  const open = await staff.open(wine)
  const slug = open.fieldNamed('slug').value
  const off = await staff.send(without(without(open, 'vintages.0.isOnSale'), 'vintages.1.isOnSale'), wine)
  expect(says(off)).toContain('qu’un de ses millésimes ou formats soit en vente : aucun ne l’est')
  expect((await visit(slug)).status).toBe(404)
  const again = await staff.send(off, wine, { 'vintages.0.isOnSale': 'on', 'vintages.1.isOnSale': 'on' })
  expect(says(again)).toContain('En vente : vos visiteurs peuvent l’acheter.')
  expect((await visit(slug)).status).toBe(200)
})

test('what somebody else has saved meanwhile stays beside a box that was unchecked', async () => {
  const open = await staff.open(wine)
  const id = open.fieldNamed('vintages.0.id').value
  await shop.call('PUT', `/admin/declination/${id}`, { price: 1444 })
  const clash = await staff.send(without(open, 'vintages.0.isOnSale'), wine, { 'vintages.0.price': '15' })
  expect(clash.status).toBe(409)
  await staff.send(clash, wine)
  const [first, second] = (await readForms()).map(({ isOnSale, price }) => [isOnSale, price])
  expect([first, second?.[0]]).toEqual([[false, 1500], true])
  await shop.call('PUT', `/admin/declination/${id}`, { isOnSale: true, price: 1400 })
})

async function readForms() {
  const listed = await shop.call('GET', '/admin/declination?product=clocher')
  return (listed as unknown as { declinations: { isOnSale: boolean; price: number }[] }).declinations
}

test('the sheet of all that is sold has the same box beside each stock', async () => {
  const path = '/admin/inventaire?q=clocher'
  const sheet = await staff.open(path)
  const [half] = (await readForms()).slice(-1) as unknown as { id: string; quantity: number }[]
  const slug = (await staff.open(wine)).fieldNamed('slug').value
  const off = await staff.send(without(sheet, `vente-${half?.id}`), path)
  expect((await readForms()).at(-1)).toMatchObject({ id: half?.id, isOnSale: false, quantity: half?.quantity })
  expect((await visit(slug)).says).not.toContain('37,5')
  await staff.send(off, path, { [`vente-${half?.id}`]: 'on' })
  expect((await visit(slug)).says).toContain('37,5')
})
