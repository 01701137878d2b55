import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../support/browser.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let owner: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  owner = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

/** What a list shows of a thing beside its name, by the file that it lies in. */
async function readPicture(desk: string, name: string) {
  const page = await owner.open(`/admin/${desk}`)
  return page.link(name).all('img')[0]?.element.getAttribute('src')
}

test('the list of wines shows the first photo of each, and the one that takes its place', async () => {
  const { images } = await shop.call('GET', '/admin/product/clocher')
  const [first, second] = Array.isArray(images) ? images.map(String) : []
  const before = await readPicture('produits', 'Sous le clocher')
  expect(before).toContain(first)
  await shop.call('PUT', '/admin/product/clocher', { images: [second] })
  expect(await readPicture('produits', 'Sous le clocher')).not.toBe(before)
  await shop.call('PUT', '/admin/product/clocher', { images: [] })
  expect(await readPicture('produits', 'Sous le clocher')).toBeUndefined()
})

test('a list shows what its things look like, and nothing where there is none', async () => {
  const title = 'Deux jours de portes ouvertes avant Noël'
  expect(await readPicture('actualites', title)).toContain('hills-winter')
  await shop.call('PUT', '/admin/news/portes-ouvertes-de-decembre', { idImage: null })
  expect(await readPicture('actualites', title)).toBeUndefined()
  expect(await readPicture('categories', 'Pour l’apéritif')).toBeUndefined()
})
