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

test('a list shows what its things look like: a wine by its first photo, an article by its own, and nothing where there is none', async () => {
  const { images } = await shop.call('GET', '/admin/product/clocher')
  const [first, second] = images as unknown as string[]
  expect(await readPicture('produits', 'Sous le clocher')).toContain(String(first))
  await shop.call('PUT', '/admin/product/clocher', { images: [second] })
  expect(await readPicture('produits', 'Sous le clocher')).not.toContain(`${first}.svg`)
  await shop.call('PUT', '/admin/product/clocher', { images: [] })
  expect(await readPicture('produits', 'Sous le clocher')).toBeUndefined()
  expect(await readPicture('actualites', 'Deux jours de portes ouvertes avant Noël')).toContain('hills-winter')
  expect(await readPicture('categories', 'Pour l’apéritif')).toBeUndefined()
})
