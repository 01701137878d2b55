import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../support/browser.ts'
import { plain } from '../../support/page/page-words.ts'
import { openSellingShop } from '../support/checkout.ts'
import { type OwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser
beforeAll(async () => {
  shop = await openSellingShop()
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const path = '/admin/produits/abbesse'
const address = '/boutique/clos-de-l-abbesse'

/** What the screen of the wine says of search engines: the state of its part, and the page as they would show it. */
async function readEngines() {
  const screen = await staff.open(path)
  const part = screen.all('details').find(({ text }) => text.startsWith('Moteurs de recherche'))
  return { state: plain(part?.one('summary').text ?? ''), result: plain(screen.one('.wine-result').text) }
}

test('what an owner writes for search engines is what the page of the wine tells them; left empty, its name and first words are', async () => {
  const before = await shop.page(address)
  expect(before.title).toMatch(/^Clos de l’Abbesse/)
  const first = before.meta('description') ?? ''
  expect(first.length).toBeGreaterThan(20)
  const unwritten = await readEngines()
  expect(unwritten.state).toContain('Repris du nom · /boutique/clos-de-l-abbesse')
  expect(unwritten.result).toContain(plain(first))

  const said = { metaTitle: 'Chardonnay ouillé du Jura', metaDescription: 'Un blanc de marnes, « droit & long ».' }
  await staff.send(await staff.open(path), path, said)
  const page = await shop.page(address)
  expect(page.title).toMatch(/^Chardonnay ouillé du Jura/)
  expect([page.meta('description'), page.meta('og:description')]).toEqual([said.metaDescription, said.metaDescription])
  expect(page.meta('og:title')).toBe(page.title)
  expect(page.one('h1').text).toContain('Clos de l’Abbesse')
  const written = await readEngines()
  expect(written.state).toContain('Écrit · /boutique/clos-de-l-abbesse')
  expect(written.result).toContain(plain(page.title))
  expect(written.result).toContain(plain(said.metaDescription))
  expect(written.result).toContain(`Titre : ${page.title.length} signes`)

  await staff.send(await staff.open(path), path, { metaTitle: '', metaDescription: '' })
  const after = await shop.page(address)
  expect([after.title, after.meta('description')]).toEqual([before.title, first])
})

test('the description is written in a field as wide as the form, with room for two sentences', async () => {
  for (const form of [path, '/admin/pages/le-domaine']) {
    const screen = await staff.open(form)
    expect(screen.all('.field.full > textarea[name=metaDescription][rows="3"]'), form).toHaveLength(1)
  }
})

async function readTable() {
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return (await shop.get('/admin/tableaux/products', { cookie })).text()
}

test('they go along with the table of products, out and in, and a cell that is empty takes nothing away', async () => {
  const body = { metaTitle: 'Blanc du Jura', metaDescription: 'Sur les marnes.' }
  expect(await shop.call('PUT', '/admin/product/abbesse', body)).toMatchObject(body)
  const [names = '', ...lines] = (await readTable()).split(/\r?\n/)
  // Each of its vintages and sizes has a row.
  const own = lines.filter((line) => line.includes('Blanc du Jura'))
  expect(own.length).toBeGreaterThan(0)
  const bring = async (line: string) => {
    const table = { csv: `${names}\n${line}`, isTrial: false }
    return (await shop.call('POST', '/admin/import/products', table)) as unknown as { changes: string[] }
  }
  expect((await bring(own[0] ?? '')).changes).toEqual([])
  const said = (own[0] ?? '').replace('Blanc du Jura', 'Chardonnay du Jura').replace('Sur les marnes.', '')
  expect((await bring(said)).changes).toEqual([expect.stringContaining('moteurs de recherche')])
  expect((await shop.page(address)).title).toMatch(/^Chardonnay du Jura/)
  expect((await shop.page(address)).meta('description')).toBe('Sur les marnes.')
})
