import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

test('writes buttons and menu like the text, and has no ground that keeps its colour whatever the palette', async () => {
  const before = await shop.theme()
  const { id } = await shop.call('POST', '/admin/font', { type: 'CONTENT', family: 'sans-serif' })
  await shop.set('PRIMARY_COLOR', '#bfe0c6')
  const sheet = await shop.theme()
  expect(sheet).toContain('--font-menu:system-ui')
  expect((await shop.page('/')).linked('preload').filter((href) => href.includes('newsreader'))).toEqual([])
  const sandOf = (css: string) => /--color-sand:([^;]*);/.exec(css)?.[1]
  expect(sandOf(sheet)).not.toBe(sandOf(before))
  const tiles = readFileSync('app/styles/catalog/shop.css', 'utf8').match(/\.(?:plate|tone-\w+) \{[^}]*\}/g) ?? []
  expect(tiles.length).toBeGreaterThan(5)
  for (const tile of tiles) expect(tile).not.toMatch(/--(?:tone|shelf): #/)
  await shop.set('PRIMARY_COLOR', '')
  await shop.call('DELETE', `/admin/font/${id}`)
})

test('shows a wide logo without the name beside it, and gives one made for paper its paper on the dark footer', async () => {
  const { images } = (await shop.call('GET', '/admin/image?kind=image&nbItem=100')) as unknown as {
    images: { id: string; url: string; width: number; height: number }[]
  }
  const wide = images.find(({ width, height }) => width >= 1.6 * height)
  const { logos } = (await shop.call('GET', '/admin/logo')) as unknown as { logos: { id: string }[] }
  for (const { id } of logos) await shop.call('DELETE', `/admin/logo/${id}`)
  const smallNames = async () => (await shop.page('/')).all('.brand small').map(({ text }) => text)
  expect(await smallNames()).toContain('Domaine des')
  await shop.call('POST', '/admin/logo', { type: 'LOGO', idImage: wide?.id, alt: '' })
  expect(await smallNames()).toEqual([])
  const page = await shop.page('/')
  expect(page.one('a.brand[href="/"] > img.brand-wide').name).toBe('Domaine des Trois Coteaux')
  expect(page.one('footer a.brand').attribute('data-paper')).toBe('true')
  await shop.set('FOOTER_STYLE', 'QUIET')
  const foot = async () => (await shop.page('/')).one('footer a.brand')
  expect((await foot()).attribute('data-paper')).toBeUndefined()
  // A foot that lies on the paper of the page wears what stands out there; a dark one what was made for it.
  for (const [type, idImage] of [
    ['LOGO_LIGHT_THEME', 'map'],
    ['LOGO_FOOTER', 'shoot'],
  ])
    await shop.call('POST', '/admin/logo', { type, idImage, alt: 'Le logo' })
  const src = async () => (await foot()).picture(/^Le logo/).attribute('src')
  expect(await src()).toBe('/art/map.svg')
  await shop.set('FOOTER_STYLE', 'COLUMNS')
  expect(await src()).toBe('/art/shoot.svg')
})
