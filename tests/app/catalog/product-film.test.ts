import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeVideo } from '../../support/pictures.ts'
import { uploadTo } from '../../support/uploads.ts'
import { openSellingShop } from '../support/checkout.ts'
import { type OwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

test('an owner gives a wine a short film, which waits on its page until it is asked for, and is no photo of it anywhere', async () => {
  const [film] = await uploadTo(shop, [{ name: 'vendanges.mp4', bytes: writeVideo() }])
  if (!film) throw new Error('no film came in')
  await shop.call('PUT', `/admin/image/${film.id}`, { alt: 'La vendange du clos', isDecor: false })
  const staff = await openStaffBrowser(shop)
  const path = '/admin/produits/abbesse'
  expect((await shop.page('/boutique/clos-de-l-abbesse')).all('video')).toEqual([])

  const form = await staff.open(path)
  const saved = await staff.send(form, path, { film: film.id })
  expect(saved.status).toBe(200)
  const page = await shop.page('/boutique/clos-de-l-abbesse')
  const player = page.one('.stage video')
  const said = ['src', 'preload', 'aria-label', 'width', 'height'].map((name) => player.element.getAttribute(name))
  expect(said).toEqual([film.url, 'none', 'La vendange du clos', String(film.width), String(film.height)])
  expect(player.element.hasAttribute('controls')).toBe(true)
  expect(page.one('.stage figcaption').text).toBe('La vendange du clos')
  for (const other of ['/boutique', '/', '/flux/produits.xml']) expect(await shop.html(other)).not.toContain(film.url)

  // What is shown says where, and is not thrown away by oversight.
  const { uses } = (await shop.call('GET', `/admin/image/${film.id}`)) as unknown as { uses: { kind: string; title: string }[] }
  expect(uses).toEqual([expect.objectContaining({ kind: 'product', title: 'Clos de l’Abbesse' })])

  const again = await staff.open(path)
  await staff.send(again, path, { film: '' })
  expect((await shop.page('/boutique/clos-de-l-abbesse')).all('video')).toEqual([])
})

test('a photo is no film of a wine, nor is what is not there', async () => {
  const { images } = (await shop.call('GET', '/admin/product/abbesse')) as unknown as { images: string[] }
  for (const film of [images[0], 'nowhere']) {
    const refused = shop.call('PUT', '/admin/product/abbesse', { film })
    await expect(refused).rejects.toThrow(/"film"/)
  }
})
