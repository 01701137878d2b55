import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, expectNoSideScroll, test, widths } from '../shopper.ts'

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'styles are the same with script and without')
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.stop())

const directions = ['ESTAMPE', 'CARACTERE', 'PET_NAT', 'GRAND_ANGLE', 'CAVE', 'ETAGERE']

for (const direction of directions.slice(1))
  test(`in ${direction} each kind of page is read by everybody and stands within every screen`, async ({ page }) => {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    for (const path of ['/', '/boutique', '/boutique/les-murgers', '/le-domaine', '/contact', '/actualites', '/zzz']) {
      await page.goto(shop.url + path)
      await expectNoSideScroll(page)
      await expectAccessible(page, true)
    }
  })

test('in another direction a wine is bought from its row of the index', async ({ page }) => {
  await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: 'CARACTERE' })
  await page.setViewportSize(widths.desk)
  await page.goto(`${shop.url}/boutique`)
  const row = page.locator('.row', { hasText: 'Les Grappillons' })
  await row.getByRole('button', { name: 'Ajouter au panier : Les Grappillons' }).click()
  await expect(page.getByRole('complementary', { name: 'Votre panier en bref' })).toContainText('Les Grappillons')
  await page.goto(`${shop.url}/panier`)
  await expect(page.getByRole('main')).toContainText('Les Grappillons')
})

test('two directions share no more than a third of what a designer decides of the parts of a home page', async ({ page }) => {
  await page.setViewportSize(widths.desk)
  const sampled: string[][] = []
  for (const direction of directions) {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    await page.goto(shop.url)
    sampled.push(await page.evaluate(readStyles, sample))
  }
  const count = Object.values(sample).flat().length
  sampled.forEach((one, at) => {
    expect(one).toHaveLength(count)
    for (const [further, other] of sampled.slice(at + 1).entries()) {
      const shared = one.filter((value, place) => value === other[place]).length
      expect(shared / count, `${directions[at]} and ${directions[at + 1 + further]}`).toBeLessThanOrEqual(1 / 3)
    }
  })
})

const type = ['color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing']
const ground = ['color', 'background-color']
const sample = {
  body: [...ground, 'font-family', 'font-size', 'line-height'],
  'main h1': type,
  'main .block h2': type,
  'main .block .head': ['margin-bottom', 'padding-bottom', 'border-bottom-width'],
  'main .lead': ['color', 'font-size', 'line-height'],
  'main .btn': [...ground, 'min-height', 'padding-left', 'font-size', 'border-top-left-radius'],
  'main article .btn': [...ground, 'font-family', 'font-size', 'box-shadow'],
  'main article :is(h2, h3)': type,
  'main .price': type,
  'main select.input': [...ground, 'border-bottom-color', 'border-left-width', 'border-top-left-radius'],
  '.app-bar-wide .brand span': type,
  '.app-bar-wide a.entry': ['color', 'font-family', 'font-size', 'font-weight'],
  '.app-bar-wide .cart-tool': ground,
  '.info-bar': ground,
  '.minors': ground,
  '.post-title': type,
  '.post-picture': ['background-color', 'height', 'border-top-left-radius'],
  '.quote p': type,
  '.hours th': ['color', 'border-bottom-color', 'padding-top'],
  '.foot': [...ground, 'font-size', 'padding-top'],
  '.foot h2': type,
  '.foot .letter-form .btn': ground,
}

/** The styles of a sample of parts, as the page draws them. */
function readStyles(parts: Record<string, string[]>): string[] {
  return Object.entries(parts).flatMap(([selector, names]) => {
    const part = document.querySelector(selector)
    return part ? names.map((name) => getComputedStyle(part).getPropertyValue(name)) : []
  })
}
