import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../support/browser.ts'
import { plain } from '../../../support/page/page-words.ts'
import { origin } from '../../../support/site.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let owner: Browser
beforeAll(async () => {
  shop = await openOwnedShop()
  owner = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

const address = '/admin/produits/apercu?vin=abbesse'

async function draw(fields: Record<string, string>, browser?: Browser, to = address) {
  const cookie = browser && [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.post(to, fields, { origin, ...(cookie && { cookie }) })
  return { status: answer.status, text: plain(await answer.text()) }
}

test('what stands beside a wine is drawn from its form as it is typed, and nothing of it is kept', async () => {
  const before = await shop.call('GET', '/admin/product/abbesse')
  const { status, text } = await draw(
    {
      name: 'Le <Tarier>',
      price: '12,50',
      'facts.alcohol': '12,5',
      'facts.analysis.sugar': '2',
      'facts.ingredients': 'Raisins, conservateur : sulfites',
      'facts.allergens': 'SULPHITES',
      metaDescription: 'Un rouge léger.',
    },
    owner,
  )
  expect(status).toBe(200)
  for (const said of ['Le &lt;Tarier&gt;', '12,50 €', '<strong>sulfites</strong>', 'Un rouge léger.'])
    expect(text).toContain(said)
  expect(text).toMatch(/\d+ kJ \/ \d+ kcal/)
  expect(await shop.call('GET', '/admin/product/abbesse')).toEqual(before)
})

test('an energy that was measured stands in the place of the reckoned one, and what cannot be read is left out', async () => {
  const typed = {
    name: 'x',
    'facts.alcohol': 'beaucoup',
    'facts.nutrition.kilojoules': '301',
    'facts.nutrition.kilocalories': '72',
  }
  expect((await draw(typed, owner)).text).toContain('301 kJ / 72 kcal')
  const { text } = await draw({ name: 'x', price: 'cher', 'facts.alcohol': 'beaucoup' }, owner)
  expect(text).toContain('—')
  expect(text).not.toContain('kJ')
})

test('a new wine is drawn as well; nobody else draws anything, nor is there anything to read', async () => {
  expect((await draw({ name: 'Le Tarier', price: '9' }, owner, '/admin/produits/apercu')).text).toMatch(/Le Tarier.*9,00 €/s)
  const visitor = await draw({ name: 'Le Tarier' })
  expect(visitor.status).not.toBe(200)
  expect(visitor.text).not.toContain('wine-name')
  expect((await shop.get('/admin/produits/apercu')).status).toBe(404)
})
