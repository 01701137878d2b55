import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PagePart } from '../../support/page/page-part.ts'
import { openTestShop, type TestShop } from '../../support/site.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The pictures of a page, as its HTML has them. */
const picturesOf = async (path: string) => (await shop.page(path)).main.all('img')

const comesFirst = (picture: PagePart | undefined) => picture?.attribute('fetchpriority') === 'high'
const waits = (picture: PagePart | undefined) => picture?.attribute('loading') === 'lazy'

test('the home page asks for its opening picture before all others, which wait until they are near', async () => {
  const [opening, ...others] = await picturesOf('/')
  expect(comesFirst(opening)).toBe(true)
  expect(others.length).toBeGreaterThan(3)
  expect(others.filter((picture) => comesFirst(picture) || !waits(picture))).toHaveLength(0)
})

test('the first picture of a list and of an album is in sight when the page opens', async () => {
  for (const path of ['/actualites', '/blog', '/services', '/albums', '/albums/percee', '/boutique']) {
    const [first] = await picturesOf(path)
    expect([comesFirst(first), waits(first)], path).toEqual([true, false])
  }
})
