import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, settle, test } from '../shopper.ts'

const blocks = [{ type: 'title', text: 'Portes ouvertes', lead: 'Samedi et dimanche, de dix heures à dix-huit heures.' }]
type Shop = Awaited<ReturnType<typeof openOwnShop>>

const add = async (shop: Shop, popup: object): Promise<string> => {
  const body = { blocks, isValid: true, ...popup }
  const { data } = (await callAsOwner(shop, 'POST', '/admin/popup', body)) as { data: { id: string } }
  return data.id
}

let shop: Shop
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.stop())

test('[R-16][T-07] a popup opens once for a browser, with the time kept under its id; one for every reload opens each time and keeps none', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without script it is a notice of the page')
  const id = await add(shop, { title: 'Une fois', pages: ['le-domaine'] })
  const again = await add(shop, { title: 'Chaque fois', pages: ['le-caveau'], showOnReload: true })
  const popup = (title: string) => page.getByRole('dialog', { name: title })

  const before = Date.now()
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
  const document = await page.goto(`${shop.url}/le-domaine`)
  expect(await document?.text(), 'a page tells of a popup, not what it says').not.toContain('Samedi et dimanche')
  await expect(popup('Une fois')).toBeVisible()
  await expect(popup('Une fois').getByText('Samedi et dimanche, de dix heures')).toBeVisible()
  expect(fetched.filter((path) => path.startsWith('/fenetres/'))).toEqual([`/fenetres/${id}`])
  const opened = await page.evaluate((key) => Number(localStorage.getItem(key)), `vitrine.popup.${id}`)
  expect(opened).toBeGreaterThanOrEqual(before)
  await expectAccessible(page, true)
  await page.keyboard.press('Escape')
  await expect(popup('Une fois')).toHaveCount(0)
  await page.reload()
  await settle(page, true)
  await page.goto(`${shop.url}/le-caveau`)
  await expect(popup('Chaque fois')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(popup('Chaque fois')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), `vitrine.popup.${again}`)).toBeNull()
  await page.keyboard.press('Escape')
  await page.goto(`${shop.url}/le-domaine`)
  await settle(page, true)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate((key) => Number(localStorage.getItem(key)), `vitrine.popup.${id}`)).toBe(opened)
  for (const gone of [id, again]) await callAsOwner(shop, 'DELETE', `/admin/popup/${gone}`)
})

test('[R-16] a popup of one page opens when a link leads there, without a new document', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'without script every link is a new document')
  const id = await add(shop, { title: 'Ici seulement', pages: ['le-caveau'] })
  await page.goto(`${shop.url}/le-domaine`)
  await settle(page, true)
  await page.getByRole('navigation', { name: 'La maison' }).getByRole('link', { name: 'Le caveau' }).click()
  await expect(page.getByRole('dialog', { name: 'Ici seulement' })).toBeVisible()
  await callAsOwner(shop, 'DELETE', `/admin/popup/${id}`)
})

test('[R-16] without script a popup is a notice that leads to what it says and folds away; one about wine is never more than that, and carries the message', async ({
  page,
  javaScriptEnabled,
}) => {
  const plain = await add(shop, { title: 'Portes ouvertes ce week-end' })
  const wine = await add(shop, { title: 'Le nouveau millésime', promotesWine: true })
  await page.goto(`${shop.url}/cookie-policy`)
  await settle(page, javaScriptEnabled)
  const notice = page.locator(`[data-popup="${wine}"] details`)
  await expect(notice.getByText('L’abus d’alcool est dangereux pour la santé')).toBeVisible()
  if (javaScriptEnabled) {
    await expect(notice.getByText('Samedi et dimanche'), 'what is in the flow says there what it says').toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Portes ouvertes ce week-end' })).toBeVisible()
    await page.keyboard.press('Escape')
  } else {
    const first = page.locator(`[data-popup="${plain}"] details`)
    const way = first.getByRole('link', { name: 'Lire l’annonce : Portes ouvertes ce week-end' })
    await way.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Portes ouvertes ce week-end' })).toBeVisible()
    await expect(page.getByText('Samedi et dimanche')).toBeVisible()
    await expect(page.locator('[data-popup]:visible')).toHaveCount(0)
    await expectAccessible(page, javaScriptEnabled)
    await page.goBack()
    await first.locator('summary').click()
    await expect(way).toBeHidden()
  }
  await expectAccessible(page, javaScriptEnabled)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await notice.locator('summary').click()
  await expect(notice).not.toHaveAttribute('open')
  if (javaScriptEnabled) {
    await page
      .locator('.bottom-bar, .app-bar')
      .getByRole('link', { name: 'Visites' })
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(`${shop.url}/visites`)
    await expect(notice, 'what was folded stays so where the next page is put in its place').not.toHaveAttribute('open')
    await expect(notice).toBeVisible()
    await page.reload()
    await settle(page, true)
    await expect(notice).not.toHaveAttribute('open')
  } else {
    const first = page.locator(`[data-popup="${plain}"]`)
    await first.locator('summary').click()
    await first.getByRole('button', { name: 'Ne plus montrer : Portes ouvertes ce week-end' }).click()
    await expect(page).toHaveURL(`${shop.url}/cookie-policy`)
    await expect(first).toBeHidden()
    await expect(notice).toBeVisible()
    await page.goto(`${shop.url}/le-domaine`)
    await expect(first).toBeHidden()
  }
  for (const gone of [plain, wine]) await callAsOwner(shop, 'DELETE', `/admin/popup/${gone}`)
})
