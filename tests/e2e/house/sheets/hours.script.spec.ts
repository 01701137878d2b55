import { enterAs, shareDemo } from '../../demo-shop.ts'
import { expect, expectAccessible, test, widths } from '../../shopper.ts'

const shop = shareDemo()

test('the hours of a day come from those of another at once, and are saved as they then stand', async ({
  page,
  javaScriptEnabled: js,
}) => {
  // Without script the server does the same: the tests of requests choose it.
  test.skip(!js)
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(`${shop.url}/admin/parametres?partie=hours`)
  const day = (name: string) => page.getByRole('group', { name: `Horaires du ${name}` })
  const field = (type: string) => page.locator(`[name="OPENING_HOURS_${type}"]`)
  await field('SATURDAY.opens').fill('08:30')
  await field('SATURDAY.closes').fill('12:10')
  await day('dimanche').getByLabel('Ou bien').selectOption('Comme la veille')
  await expect(field('SUNDAY.closes')).toHaveValue('12:10')
  await field('SUNDAY.closes').fill('11:50')
  await day('samedi').getByLabel('Ou bien').selectOption('Fermé')
  await expect(field('SATURDAY.opens')).toHaveValue('')
  await expectAccessible(page, js)
  await expectAccessible(page, js, widths.phone)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
  await page.goto(`${shop.url}/contact`)
  await expect(page.locator('main')).toContainText(/Samedi(?:, aujourd’hui)?\s*fermé/)
  await expect(page.locator('main')).toContainText(/Dimanche(?:, aujourd’hui)?\s*8\s*h\s*30 – 11\s*h\s*50/)
})
