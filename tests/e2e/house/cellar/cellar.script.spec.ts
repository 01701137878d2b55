import type { Page } from '@playwright/test'
import { enterAs, shareOwnShop } from '../../demo-shop.ts'
import { callAsOwner } from '../../own-shop.ts'
import { expect, expectAccessible, test, widths } from '../../shopper.ts'
import { fillRound } from './fill-round.ts'

// A line that is cut complains.
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/ })
test.setTimeout(180_000)

const shop = shareOwnShop()
/** What could not be sent at once is tried again in a while. */
const again = { timeout: 20_000 }
const sheet = '/admin/inventaire'
const round = '/admin/commandes/preparation'

type Line = { idDeclination: string; stock: number; name: string }
type Order = { id: string; reference: string; fulfilment: string }

async function listStock(): Promise<Line[]> {
  const { data } = (await callAsOwner(shop, 'GET', '/admin/stock?nbItem=60')) as { data: { lines: Line[] } }
  return data.lines
}

const stockOf = async (id: string) => (await listStock()).find((line) => line.idDeclination === id)?.stock

async function readOrder(id: string) {
  const { data } = (await callAsOwner(shop, 'GET', `/admin/order/${id}`)) as {
    data: { fulfilment: string; tracking: { number: string }[] }
  }
  return data
}

/** Opens a desk once with a line, and waits until both are on the machine. */
async function keepDesks(page: Page, path = sheet): Promise<void> {
  await page.goto(shop.url + path)
  const isKept = (url: string) =>
    caches
      .open('cellar')
      .then((kept) => kept.match(url))
      .then(Boolean)
  for (const desk of [sheet, round]) await expect.poll(() => page.evaluate(isKept, desk)).toBe(true)
}

const reopen = async (page: Page, path: string) => {
  // A browser that has no page left may not open another.
  const other = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await other.goto(shop.url + path)
  return other
}

/** What somebody else has sold meanwhile. */
async function sell(line: Line, bottles: number): Promise<void> {
  const seen = (await stockOf(line.idDeclination)) ?? 0
  const lines = [{ idDeclination: line.idDeclination, seen, stock: seen - bottles }]
  await callAsOwner(shop, 'PUT', '/admin/stock', { lines })
}

test('what is counted without a line is sent once it is back, and what was sold meanwhile is for the owner to decide', async ({
  page,
}) => {
  const counted = (await listStock()).filter(({ stock }) => stock > 20).slice(0, 3)
  const [one, two, three] = counted as [Line, Line, Line]
  await enterAs(page, shop, 'SUPER_ADMIN')
  await keepDesks(page)
  await page.context().setOffline(true)
  await page.goto(shop.url + sheet)
  await expect(page.getByText(/^Lu à \d\d:\d\d, sans ligne/)).toBeVisible()
  await page.locator(`[name="stock-${one.idDeclination}"]`).fill(String(one.stock - 2))
  await page.locator(`[name="stock-${two.idDeclination}"]`).fill(String(two.stock + 6))
  await page.locator(`[name="stock-${three.idDeclination}"]`).fill(String(three.stock - 1))
  await page.getByRole('button', { name: 'Enregistrer le stock' }).click()
  await expect(page.getByText('Gardé sur cet appareil : 3 changements')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'À envoyer : 3 changements' })).toBeVisible()
  await expectAccessible(page, true)

  let back = await reopen(page, sheet)
  await expect(back.getByRole('heading', { name: 'À envoyer : 3 changements' })).toBeVisible()
  await expect(back.locator(`[name="stock-${one.idDeclination}"]`)).toHaveValue(String(one.stock - 2))
  await expect(back.getByRole('button', { name: 'Le reprendre' })).toHaveCount(0)
  await sell(one, 3)
  await sell(three, 1)
  await back.context().setOffline(false)

  await expect(back.getByRole('heading', { name: 'À décider' })).toBeVisible(again)
  expect(await stockOf(two.idDeclination)).toBe(two.stock + 6)
  const says = `Vous avez compté ${one.stock - 2}. Il y en avait ${one.stock} sur la feuille au moment de compter, ${one.stock - 3} maintenant.`
  await expect(back.getByText(says)).toBeVisible()
  await back.setViewportSize(widths.phone)
  await expectAccessible(back, true)
  // What was decided leaves, and the page is read anew: a tab that is closed in just that moment may stay open.
  const isReadAnew = back.waitForEvent('load')
  await back.getByRole('button', { name: new RegExp(`^Mettre ${one.stock - 5} : votre différence \\(−2\\), `) }).click()
  await isReadAnew
  await expect.poll(() => stockOf(one.idDeclination)).toBe(one.stock - 5)
  back = await reopen(back, sheet)
  await back.getByRole('button', { name: new RegExp(`^Laisser ${three.stock - 1}, `) }).click()
  await expect(back.getByRole('heading', { name: 'À décider' })).toHaveCount(0)
  expect(await stockOf(three.idDeclination)).toBe(three.stock - 1)
  expect(await stockOf(two.idDeclination)).toBe(two.stock + 6)
})

test('a round that is noted without a line leaves once, and an order that was cancelled meanwhile is told', async ({ page }) => {
  await fillRound(shop, 3)
  const { data } = (await callAsOwner(shop, 'GET', '/admin/order/round')) as { data: { orders: Order[] } }
  const orders = data.orders.slice(-3) as [Order, Order, Order]
  for (const { id, fulfilment } of orders)
    if (fulfilment === 'new') await callAsOwner(shop, 'PUT', `/admin/order/${id}`, { fulfilment: 'preparing' })
  await enterAs(page, shop, 'SUPER_ADMIN')
  await keepDesks(page, round)
  await page.context().setOffline(true)
  await page.goto(shop.url + round)
  for (const [at, { id }] of orders.entries()) await page.locator(`[name="suivi-${id}"]`).fill(`6A0000000000${at}`)
  await page.getByRole('button', { name: 'Noter les expéditions' }).click()
  await expect(page.getByRole('heading', { name: 'À envoyer : 3 changements' })).toBeVisible()
  await expectAccessible(page, true)
  await callAsOwner(shop, 'PUT', `/admin/order/${orders[1].id}`, { fulfilment: 'cancelled' })
  await page.context().setOffline(false)
  await expect(page.getByText('Elle a été annulée entre-temps : le colis 6A00000000001 n’a pas été noté.')).toBeVisible(again)
  const found = await Promise.all(orders.map(({ id }) => readOrder(id)))
  expect(found.map(({ fulfilment }) => fulfilment)).toEqual(['shipped', 'cancelled', 'shipped'])
  const numbers = found.flatMap(({ tracking }) => tracking.map(({ number }) => number))
  expect(numbers.filter((number) => number.startsWith('6A0000000000'))).toEqual(['6A00000000000', '6A00000000002'])
  await page.getByRole('button', { name: /^J’ai vu/ }).click()
  await expect(page.getByRole('heading', { name: 'À décider' })).toHaveCount(0)
})

test('a sheet whose answer was lost counts once', async ({ page }) => {
  const line = (await listStock()).find(({ stock }) => stock > 20) as Line
  await enterAs(page, shop, 'SUPER_ADMIN')
  await keepDesks(page)
  let isLost = true
  await page.context().route(`**${sheet}`, async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.fallback()
    isLost = false
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await page.locator(`[name="stock-${line.idDeclination}"]`).fill(String(line.stock - 4))
  await page.getByRole('button', { name: 'Enregistrer le stock' }).click()
  await expect(page.getByText('Gardé sur cet appareil : 1 changement')).toBeVisible()
  expect(isLost).toBe(false)
  await expect(page.getByRole('heading', { name: /À envoyer|À décider/ })).toHaveCount(0)
  expect(await stockOf(line.idDeclination)).toBe(line.stock - 4)
  await expect(page.locator(`[name="stock-${line.idDeclination}"]`)).toHaveValue(String(line.stock - 4))
})

test('what waits when the session has ended is sent after the login', async ({ page }) => {
  const line = (await listStock()).find(({ stock }) => stock > 20) as Line
  await enterAs(page, shop, 'SUPER_ADMIN')
  await keepDesks(page)
  const context = page.context()
  await context.setOffline(true)
  await page.goto(shop.url + sheet)
  await page.locator(`[name="stock-${line.idDeclination}"]`).fill(String(line.stock + 1))
  await page.getByRole('button', { name: 'Enregistrer le stock' }).click()
  await expect(page.getByRole('heading', { name: 'À envoyer : 1 changement' })).toBeVisible()
  await context.clearCookies()
  await context.setOffline(false)
  await expect(page.getByText('Votre session est terminée. Rien n’est perdu')).toBeVisible(again)
  expect(await stockOf(line.idDeclination)).toBe(line.stock)
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(shop.url + sheet)
  await expect(page.getByRole('heading', { name: /À envoyer/ })).toHaveCount(0)
  expect(await stockOf(line.idDeclination)).toBe(line.stock + 1)
})

test('the rest of the panel leads to what can be used; a logout takes all of it from the machine', async ({ page }) => {
  await enterAs(page, shop, 'SUPER_ADMIN')
  await keepDesks(page)
  const context = page.context()
  await context.setOffline(true)
  await page.goto(`${shop.url}/admin/reglages`)
  await expect(page.getByRole('heading', { name: 'Sans réseau' })).toBeVisible()
  await expectAccessible(page, true)
  await page.getByRole('link', { name: /^Préparer les commandes/ }).click()
  await expect(page.getByText(/sans ligne/)).toBeVisible()
  await context.setOffline(false)

  await page.goto(`${shop.url}/deconnexion`)
  await page.getByRole('button', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
  const left = () => page.evaluate(async () => [(await caches.keys()).length, (await indexedDB.databases()).length])
  await expect.poll(left).toEqual([0, 0])
  await context.setOffline(true)
  const isGone = await page.goto(shop.url + sheet).then(
    () => false,
    () => true,
  )
  expect(isGone).toBe(true)
})

test('pages of visitors have no worker, and the copy of one of the house is not for another', async ({ page }) => {
  await page.goto(shop.url)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await enterAs(page, shop, 'SUPER_ADMIN')
  await keepDesks(page)
  await page.goto(shop.url)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.context().clearCookies()
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/reglages`)
  const isKept = () => page.evaluate(() => caches.has('cellar'))
  await expect.poll(isKept).toBe(false)
})

test('whoever leaves while something waits is asked first, and stays where no line can take them away', async ({ page }) => {
  const [line] = (await listStock()).filter(({ stock }) => stock > 20) as [Line]
  await enterAs(page, shop, 'SUPER_ADMIN')
  await keepDesks(page)
  await page.context().setOffline(true)
  await page.goto(shop.url + sheet)
  await page.locator(`[name="stock-${line.idDeclination}"]`).fill(String(line.stock - 1))
  await page.getByRole('button', { name: 'Enregistrer le stock' }).click()
  await expect(page.getByRole('heading', { name: 'À envoyer : 1 changement' })).toBeVisible()
  await page.getByRole('link', { name: 'Se déconnecter' }).first().click()
  await expect(page.getByRole('alert').getByText('Sans réseau, on ne se déconnecte pas.')).toBeVisible()
  await expectAccessible(page, true)

  // The line is there for the way out, and not yet for what waits.
  await page.context().route('**/admin/cave/*', (route) => route.abort())
  await page.context().setOffline(false)
  await page.goto(`${shop.url}/deconnexion`)
  await expect(page.getByRole('alert')).toContainText('Une saisie de la cave attend encore sur cet appareil.')
  await expect(page.getByRole('button', { name: 'L’effacer et me déconnecter' })).toBeVisible()
  await expectAccessible(page, true, widths.phone)
  await page.context().unroute('**/admin/cave/*')
  await page.getByRole('link', { name: 'L’envoyer d’abord' }).click()
  await expect.poll(() => stockOf(line.idDeclination), again).toBe(line.stock - 1)
  await page.goto(`${shop.url}/deconnexion`)
  await page.getByRole('button', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
})
