import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, test, widths } from '../shopper.ts'

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.stop())

test('blocks slide into place each time they come into sight where the owner wants it, and are never unseen', async ({
  page,
}) => {
  await page.setViewportSize(widths.desk)
  await callAsOwner(shop, 'POST', '/admin/parameter', {
    type: 'REPEAT_ANIMATION',
    kind: 'BOOLEAN',
    label: 'Animations',
    value: 'true',
  })
  const block = () => page.locator('#contenu > .block > .wrap').nth(1)
  /** How far the block is from its place when its first lines are in sight, and when all of it is. */
  const moved = async () => {
    await page.goto(shop.url)
    const at = (where: 'below' | 'in sight') =>
      block().evaluate((element, wanted) => {
        const top = element.getBoundingClientRect().top + scrollY
        scrollTo({ top: wanted === 'below' ? top - innerHeight + 20 : top - 100, behavior: 'instant' })
        return new Promise<[number, string]>((tell) => {
          const look = () =>
            tell([Number.parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0'), getComputedStyle(element).opacity])
          requestAnimationFrame(() => requestAnimationFrame(look))
        })
      }, where)
    return [await at('below'), await at('in sight'), await at('below')]
  }
  const [first, settled, again] = await moved()
  expect(first?.[0]).toBeGreaterThan(5)
  expect(settled).toEqual([0, '1'])
  expect(again?.[0]).toBeGreaterThan(5)
  expect([first?.[1], again?.[1]]).toEqual(['1', '1'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moved()).toEqual([
    [0, '1'],
    [0, '1'],
    [0, '1'],
  ])
})
