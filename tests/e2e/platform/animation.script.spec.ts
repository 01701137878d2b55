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

test('a house that wants no motion shows every visitor a still site: nothing slides, and one page gives way to the next at once', async ({
  page,
}) => {
  await page.setViewportSize(widths.desk)
  await page.addInitScript(() => {
    const own = document.startViewTransition?.bind(document)
    Object.assign(document, {
      startViewTransition: (change: () => void) => {
        sessionStorage.setItem('faded', String(Number(sessionStorage.getItem('faded') ?? 0) + 1))
        return own?.(change)
      },
    })
  })
  const set = (value: string) => callAsOwner(shop, 'PUT', '/admin/parameter/motion', { value })
  /** How often a page faded into the next one, and how long a button takes to change. */
  const moved = async () => {
    await page.goto(shop.url)
    await page.evaluate(() => sessionStorage.removeItem('faded'))
    await page.locator('header nav a[href="/boutique"]').first().click()
    await page.waitForURL('**/boutique')
    await page.waitForFunction(() => document.title.includes('boutique'))
    const faded = await page.evaluate(() => Number(sessionStorage.getItem('faded') ?? 0))
    const time = await page
      .locator('a.btn, button.btn')
      .first()
      .evaluate((button) => getComputedStyle(button).transitionDuration)
    const block = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--appear').trim())
    return { faded, isStill: /^0s(, 0s)*$/.test(time), block }
  }
  await set('DIRECTION')
  expect(await moved()).toEqual({ faded: 1, isStill: false, block: expect.stringMatching(/^rise/) })
  await set('NONE')
  expect(await moved()).toEqual({ faded: 0, isStill: true, block: 'none' })
  await set('CALM')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moved()).toMatchObject({ faded: 0, isStill: true })
})
