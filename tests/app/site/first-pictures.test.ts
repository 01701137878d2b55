import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../support/site.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The pictures of a page, as its HTML has them. */
async function picturesOf(path: string): Promise<string[]> {
  const html = await (await shop.get(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).match(/<img[^>]*>/g) ?? []
}

const comesFirst = (picture: string) => /fetchpriority="high"/i.test(picture)
const waits = (picture: string) => /loading="lazy"/.test(picture)

test('the home page asks for its opening picture before all others, which wait until they are near', async () => {
  const [opening = '', ...others] = await picturesOf('/')
  expect(comesFirst(opening)).toBe(true)
  expect(others.length).toBeGreaterThan(3)
  expect(others.filter((picture) => comesFirst(picture) || !waits(picture))).toEqual([])
})

test('the first picture of a list and of an album is in sight when the page opens', async () => {
  for (const path of ['/actualites', '/blog', '/services', '/albums', '/albums/percee', '/boutique']) {
    const [first = ''] = await picturesOf(path)
    expect([comesFirst(first), waits(first)], path).toEqual([true, false])
  }
})
