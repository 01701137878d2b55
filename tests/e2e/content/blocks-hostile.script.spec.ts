import type { Page } from '@playwright/test'
import { Block } from '#api/contract/content/blocks/blocks.ts'
import { inputSchema } from '../../api/support/sample.ts'
import { fillSchema, kindsOf } from '../../support/database/fill-schema.ts'
import { hostileTexts } from '../../support/hostile-texts.ts'
import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, settle, test } from '../shopper.ts'

const kinds = kindsOf(inputSchema(Block))
/** In the short run a text stands in every third kind of block, the next one in those beside them: all kinds hold thirty. */
const share = process.env.LONG ? 1 : 3
const perPage = Math.floor((200 * share) / kinds.length)

/** A kind that the site declares: its values are what its fields take. */
const declared = {
  label: 'Essai',
  template: '<h2>{{titre}}</h2><p>{{texte}}</p>{{#lignes}}<p>{{mot}}</p>{{/lignes}}',
  fields: [
    { key: 'titre', label: 'Titre', kind: 'TEXT' },
    { key: 'texte', label: 'Texte', kind: 'TEXT' },
    { key: 'lignes', label: 'Lignes', kind: 'LIST' },
    { key: 'mot', label: 'Mot', kind: 'TEXT', within: 'lignes' },
  ],
}
const ownBlock = (text: string) => ({ type: 'own', name: 'essai', values: { titre: text, texte: text, lignes: [{ mot: text }] } })

/** Kinds of block with this text in each of their fields: all of them, or its share. */
const blocksWith = (text: string, turn: number) =>
  kinds
    .filter((_kind, place) => (place + turn) % share === 0)
    .map((kind) => (kind.properties?.type?.const === 'own' ? ownBlock(text) : fillSchema(kind, text)))

/** What the page is built of: its elements and the names of their attributes, without any text or value. */
const skeletonOf = (page: Page) =>
  page
    .locator('#contenu')
    .evaluate((body) => [...body.querySelectorAll('*')].map((element) => `${element.tagName} ${element.getAttributeNames()}`))

test('threat 15: ninety hostile texts in every field of every block run nothing, without the policy too', async ({ page }) => {
  test.setTimeout(240_000)
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
  const shop = await openOwnShop()
  const ran: string[] = []
  try {
    await callAsOwner(shop, 'POST', '/admin/own-block', declared)
    await page.exposeFunction('hacked', () => ran.push(page.url()))
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      return dialog.dismiss()
    })
    await page.route(`${shop.url}/le-domaine`, async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      delete headers['content-security-policy']
      await route.fulfill({ response, headers })
    })
    const show = async (texts: readonly string[]) => {
      const blocks = texts.flatMap((text, place) => blocksWith(text, place))
      const title = texts[0] ?? ''
      await callAsOwner(shop, 'PUT', '/admin/page/le-domaine', { title, metaDescription: title, menuTitle: title, blocks })
      await page.goto(`${shop.url}/le-domaine`)
      await settle(page, true)
      return skeletonOf(page)
    }
    for (let from = 0; from < hostileTexts.length; from += perPage) {
      const texts = hostileTexts.slice(from, from + perPage)
      const built = await show(texts)
      expect(built.length).toBeGreaterThan((100 * texts.length) / share)
      expect(built.filter((one) => /^(SCRIPT|STYLE|IFRAME|OBJECT|EMBED|BASE|META|LINK)\b| on[a-z]+/i.test(one))).toEqual([])
      const links = await page.locator('#contenu a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))
      expect([...new Set(links)].filter((one) => !['http:', 'https:', 'mailto:', 'tel:'].includes(one))).toEqual([])
    }
    const inAllKinds = (text: string) => show(Array.from({ length: share }, () => text))
    const [calm, wild] = [await inAllKinds('Un texte calme'), await inAllKinds(hostileTexts[15] ?? '')]
    expect(wild).toEqual(calm)
    expect(ran).toEqual([])
  } finally {
    await shop.stop()
  }
})

test('the test of hostile texts can fail: without the policy, the same text runs where it is written as markup', async ({
  page,
}) => {
  const ran: string[] = []
  await page.exposeFunction('hacked', () => ran.push('ran'))
  await page.route('**/le-domaine', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${hostileTexts[0]}${hostileTexts[23]}` }),
  )
  await page.goto('/le-domaine')
  await expect.poll(() => ran.length).toBeGreaterThan(0)
})
