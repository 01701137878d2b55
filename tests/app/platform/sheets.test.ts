import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../support/site.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The sheets that a page links, in their order, by what they are called. */
async function sheetsOf(path: string): Promise<string[]> {
  const sheets = (await shop.page(path)).linked('stylesheet')
  return sheets.map((href) => /^\/(?:assets\/)?([a-z]+)/.exec(href)?.[1] ?? href)
}

describe('a page links the sheet of its site, with its look in it, what is printed, and those of its kind', () => {
  const kinds: Record<string, string[]> = {
    '/': [],
    '/le-domaine': [],
    '/agenda': [],
    '/actualites': ['reading'],
    '/blog/la-cave/descendre-a-la-cave-en-novembre': ['reading'],
    '/albums/percee': ['reading'],
    '/elements/soirees/trois-ages-du-comte': ['reading'],
    '/contact': ['reading'],
    '/recherche': ['reading'],
    '/sale-terms': ['reading'],
    '/boutique': ['shop'],
    '/boutique/premier-matin': ['shop'],
    '/panier': ['own'],
    '/renoncer': ['own'],
    '/auth': ['own'],
    '/cookies': [],
    '/nulle-part': [],
  }
  for (const [path, ofKind] of Object.entries(kinds))
    test(`${path}: ${ofKind.join(' and ') || 'no other'}`, async () => {
      expect(await sheetsOf(path)).toEqual(['theme', 'print', ...ofKind])
    })
})

test('a browser can have every sheet that a page links', async () => {
  const hrefs = (await shop.page('/boutique')).linked('stylesheet')
  expect(hrefs).toHaveLength(3)
  for (const href of hrefs) {
    const { status, headers } = await shop.get(href)
    expect([status, headers.get('content-type')], href).toEqual([200, 'text/css; charset=utf-8'])
  }
})
