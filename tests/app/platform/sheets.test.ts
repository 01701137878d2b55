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

describe('a page links the sheet of the site, those of its kind, and that of its look', () => {
  const kinds: Record<string, string[]> = {
    '/': ['content'],
    '/le-domaine': ['content'],
    '/agenda': ['content'],
    '/actualites': ['content', 'reading'],
    '/blog/la-cave/descendre-a-la-cave-en-novembre': ['content', 'reading'],
    '/albums/percee': ['content', 'reading'],
    '/elements/soirees/trois-ages-du-comte': ['content', 'reading'],
    '/contact': ['content', 'reading'],
    '/recherche': ['content', 'reading'],
    '/sale-terms': ['content', 'reading'],
    '/boutique': ['content', 'shop'],
    '/boutique/premier-matin': ['content', 'shop'],
    '/panier': ['content', 'own'],
    '/renoncer': ['content', 'own'],
    '/auth': ['own'],
    '/cookies': [],
    '/nulle-part': [],
  }
  for (const [path, ofKind] of Object.entries(kinds))
    test(`${path}: ${ofKind.join(' and ') || 'no other'}`, async () => {
      expect(await sheetsOf(path)).toEqual(['root', ...ofKind, 'theme'])
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
