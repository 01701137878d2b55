import { afterAll, beforeAll, expect, test } from 'vitest'
import { Block } from '#api/contract/content/blocks/blocks.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { groundedBlocks, ownWidthBlocks } from '#app/models/content/blocks/shared.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import { inputSchema } from '../../api/support/sample.ts'
import { kindsOf } from '../../support/database/fill-schema.ts'
import { type OwnedShop, openOwnedShop } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

const types = kindsOf(inputSchema(Block)).map((kind) => String(kind.properties?.type?.const))

const blocksOf = async (url: string) => (await shop.call('GET', `/page/${url}`)).blocks as PageBlock[]

/** What a block says of itself, wherever in it the words stand. */
function wordsOf(block: unknown): string[] {
  const said = new Set(['title', 'text', 'lead', 'eyebrow', 'label', 'caption', 'author', 'days', 'hours'])
  const found: string[] = []
  JSON.stringify(block, (key, value) => {
    if (said.has(key) && typeof value === 'string' && value) found.push(value)
    return value
  })
  return found
}

test('[R-10] [R-18] every kind of block stands on its stage and shows its own words; a new one without its place there fails', async () => {
  const blocks = await blocksOf('tous-les-blocs')
  expect(types.length).toBeGreaterThanOrEqual(28)
  expect([...new Set(blocks.map(({ type }) => type))].sort()).toEqual([...types].sort())
  const { text: page } = (await shop.page('/tous-les-blocs')).main
  for (const block of blocks) {
    const own = block.type === 'pregnancy' ? [alcoholTexts.pregnancy] : wordsOf(block)
    expect(own.length, `${block.type} says something`).toBeGreaterThan(0)
    for (const text of own) expect(page, `${block.type} shows “${text}”`).toContain(text)
  }
  expect((await shop.get('/tous-les-blocs-du-monde')).status).toBe(404)
})

test('[R-01] the home page is whole without script: what every block of it says, and pictures with their places', async () => {
  const page = (await shop.page('/')).main
  const blocks = await blocksOf('home')
  expect(blocks.length).toBeGreaterThan(5)
  const { text: read } = page
  for (const text of blocks.flatMap(wordsOf)) expect(read).toContain(text)
  const pictures = page.all('img')
  expect(pictures.length).toBeGreaterThan(6)
  for (const { attribute } of pictures) {
    const sizes = [attribute('width'), attribute('height')]
    expect([...sizes, attribute('alt')]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+$/),
      expect.any(String),
    ])
  }
})

test('no screen of the shop’s own shows a picture that is not there', async () => {
  const screens = ['/contact', '/auth', '/droits', '/cookies', '/legal-notice', '/sale-terms', '/contact-redacteur', '/rien-ici']
  const pictures = new Set<string>()
  for (const screen of screens) {
    const parts = (await shop.page(screen)).all('[src], [srcset], [href]')
    const addresses = parts.flatMap(({ attribute }) => [attribute('src'), attribute('srcset'), attribute('href')])
    for (const address of addresses) if (address?.match(/^\/(?:art|images)\//)) pictures.add(address.split(' ')[0] ?? '')
  }
  expect(pictures.size).toBeGreaterThan(1)
  for (const src of pictures) expect((await shop.get(src)).status, src).toBe(200)
})

test('the site uses every kind of block outside its stage too, and every link and picture of its pages leads somewhere', async () => {
  const { pages } = { pages: (await shop.call('GET', '/page')) as unknown as { url: string; id: string }[] }
  const used = new Set<string>()
  const lost: string[] = []
  for (const { url } of pages.filter(({ id }) => id !== 'tous-les-blocs')) {
    const blocks = await blocksOf(url === '' ? 'home' : url)
    for (const block of blocks) used.add(block.type)
    const page = (await shop.page(`/${url}`)).main
    expect(page.all('h1').length, `${url} has one title`).toBe(1)
    for (const { href = '' } of page.links())
      if (/^\/[^#]*$/.test(href) && (await shop.get(href)).status >= 400) lost.push(`${url} → ${href}`)
    const named = JSON.stringify(blocks).match(/"image":"[^"]+"/g) ?? []
    if (page.all('img').length < named.length) lost.push(`${url}: a picture`)
  }
  expect(pages.length).toBeGreaterThanOrEqual(13)
  expect(types.filter((type) => !used.has(type) && type !== 'video')).toEqual([])
  expect(lost).toEqual([])
}, 60_000)

test('a link leads to any block by its name, and each stands on the ground that its owner chose', async () => {
  const blocks = await blocksOf('tous-les-blocs')
  const named = blocks.map((block, place) => ({ ...block, anchor: `ici-${place}`, ground: 'deep' }))
  await shop.call('PUT', '/admin/page/tous-les-blocs', { blocks: named })
  const page = (await shop.page('/tous-les-blocs')).main
  const drawn = named.filter(({ anchor }) => page.all(`#${anchor}`).length === 1)
  expect(named.filter((block) => !drawn.includes(block)).map(({ type }) => type)).toEqual([])
  const plain = drawn.filter(({ anchor }) => page.all(`#${anchor}.ground-deep`).length === 0)
  expect(new Set(plain.map(({ type }) => type))).toEqual(new Set(groundedBlocks))
})

test('each block is as wide and has as much air as its owner chose, and nothing but what there is to choose is kept', async () => {
  const blocks = await blocksOf('tous-les-blocs')
  const before = (await shop.page('/tous-les-blocs')).main.all('[class*="width-"], [class*="air-"]')
  expect(before).toHaveLength(0)
  const framed = blocks.map((block, place) => ({ ...block, anchor: `ici-${place}`, width: 'full', air: 'airy' }))
  await shop.call('PUT', '/admin/page/tous-les-blocs', { blocks: framed })
  const page = (await shop.page('/tous-les-blocs')).main
  const lacking = (name: string) =>
    framed.filter(({ anchor }) => page.all(`#${anchor}:not(.${name})`).length > 0).map(({ type }) => type)
  expect(new Set(lacking('air-airy'))).toEqual(new Set(groundedBlocks))
  expect(new Set(lacking('width-full'))).toEqual(new Set([...groundedBlocks, ...ownWidthBlocks]))
  const usual = framed.map((block) => ({ ...block, width: 'normal', air: 'normal' }))
  await shop.call('PUT', '/admin/page/tous-les-blocs', { blocks: usual })
  expect((await shop.page('/tous-les-blocs')).main.all('[class*="width-"], [class*="air-"]')).toHaveLength(0)
  for (const hostile of ['full" onload="x', 'wide', 'constructor', '', 3, ['full']]) {
    const put = shop.call('PUT', '/admin/page/tous-les-blocs', { blocks: [{ ...usual.at(-1), width: hostile }] })
    await expect(put, JSON.stringify(hostile)).rejects.toThrow()
  }
})

test('a page that asks for letters twice has a form for each, whose fields are told apart', async () => {
  const letter = { type: 'newsletter', title: 'La lettre', lead: '' }
  await shop.call('PUT', '/admin/page/le-caveau', { blocks: [letter, letter] })
  const ids = (await shop.page('/le-caveau')).all('[id^="lettre-"]').map(({ attribute }) => attribute('id'))
  expect(ids.filter((id) => id?.endsWith('-email'))).toHaveLength(3)
  expect(new Set(ids).size).toBe(ids.length)
})
