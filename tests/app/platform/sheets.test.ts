import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../support/site.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The sheets that a page links, in their order, by what they are called. */
async function sheetsOf(path: string): Promise<string[]> {
  const html = await (await shop.get(path)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(/<link [^>]*rel="stylesheet" href="\/(?:assets\/)?([a-z]+)/g)].map(([, name = '']) => name)
}

describe('a page links the sheet of its site, with its look in it, and those of its kind', () => {
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
      expect(await sheetsOf(path)).toEqual(['theme', ...ofKind])
    })
})

test('a browser can have every sheet that a page links', async () => {
  const html = await (await shop.get('/boutique')).text()
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  for (const href of hrefs) {
    const { status, headers } = await shop.get(href)
    expect([status, headers.get('content-type')], href).toEqual([200, 'text/css; charset=utf-8'])
  }
})
