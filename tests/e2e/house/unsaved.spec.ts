import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, test } from '../shopper.ts'

test.setTimeout(60_000)

const shop = shareDemo()
const parameters = '/admin/lettres/nouveau'

test('what an owner has begun to write is asked about when they leave, and found again when they come back', async ({
  page,
  javaScriptEnabled: js,
}) => {
  // Without script a browser asks nobody, and keeps by itself what stands in the page before.
  test.skip(!js)
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(shop.url + parameters)
  await page.getByLabel('Objet').fill('Vendanges')
  let asked = 0
  page.on('dialog', async (dialog) => {
    asked += 1
    await (asked === 1 ? dialog.dismiss() : dialog.accept())
  })
  const leave = page.locator('.rail').getByRole('link', { name: 'Réglages', exact: true })
  await leave.click({ noWaitAfter: true })
  await expect.poll(() => asked).toBe(1)
  await expect(page.getByLabel('Objet')).toHaveValue('Vendanges')
  await leave.click()
  await page.waitForURL('**/admin/reglages')
  expect(asked).toBe(2)

  await page.goto(shop.url + parameters)
  await page.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(page.getByLabel('Objet')).toHaveValue('Vendanges')
  await page.getByLabel('Titre').fill('On a fini')
  await page.locator('textarea[name="body"]').fill('Il a fait beau.')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/admin\/lettres\/[0-9a-f-]{36}$/)
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
  expect(asked).toBe(2)

  await page.goto(shop.url + parameters)
  await expect(page.getByLabel('Objet')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Le reprendre' })).toHaveCount(0)
})
