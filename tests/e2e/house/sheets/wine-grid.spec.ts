import type { Locator, Page } from '@playwright/test'
import { enterAs, shareDemo } from '../../demo-shop.ts'
import { expect, expectAccessible, test, widths } from '../../shopper.ts'

test.setTimeout(90_000)

const shop = shareDemo()
const grid = `/admin/produits/grille`

const cells = (page: Page, column: string) => page.locator(`[data-cell="${column}"]`)

/** Pastes what another sheet has copied. */
async function paste(cell: Locator, text: string): Promise<void> {
  await cell.focus()
  await cell.evaluate((field, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('the prices of January come out of a spreadsheet, are looked over, saved at once and taken back at once', async ({
  page,
  javaScriptEnabled: js,
}) => {
  // Without script the same form is sent by the tests of requests.
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await page.goto(shop.url + grid)
  const prices = cells(page, 'prix')
  const before = await prices.nth(1).inputValue()
  await paste(prices.first(), '18,20 €\t10 %\t01/02/2099\t21/02/2099\noffert\n19,40\r\n')
  await expect(prices.first()).toHaveValue('18,20')
  await expect(cells(page, 'remise').first()).toHaveValue('10 %')
  await expect(cells(page, 'au').first()).toHaveValue('2099-02-21')
  await expect(prices.nth(1)).toHaveValue(before)
  await expect(page.getByText('refusé : offert')).toBeVisible()
  await expect(prices.nth(2)).toHaveValue('19,40')
  await expect(page.locator('.grid-told')).toContainText('5 changements')
  await expect(page.locator('.grid-told')).toContainText('1 case refusée')

  // What is typed stays on the machine, and comes back.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${shop.url}/admin`)
  await page.goto(shop.url + grid)
  await page.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(prices.nth(2)).toHaveValue('19,40')
  await expect(page.locator('.grid-told')).toContainText('5 changements')

  await page.getByRole('button', { name: 'Voir ce qui va changer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce qui va changer')
  await page.getByRole('button', { name: 'Enregistrer ces 3 changements' }).click()
  await expect(page.getByText('C’est enregistré.').first()).toBeVisible()
  await expect(prices.first()).toHaveValue('18,20')
  await expect(page.getByRole('button', { name: 'Le reprendre' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grille des vins')
  await expect(prices.first()).not.toHaveValue('18,20')
})

test('keys go from cell to cell, a column is filled down, many rows are changed at once, and Escape brings back what is kept', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await page.goto(shop.url + grid)
  const prices = cells(page, 'prix')
  const [first = '', second = ''] = [await prices.nth(0).inputValue(), await prices.nth(1).inputValue()]
  await prices.first().focus()
  await page.keyboard.press('Enter')
  await expect(prices.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(prices.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cells(page, 'remise').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(prices.first()).toBeFocused()
  await page.keyboard.type('21')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+d')
  await expect(prices.nth(1)).toHaveValue('21')
  await page.keyboard.press('Escape')
  await expect(prices.nth(1)).toHaveValue(second)

  const marks = page.locator('[name^="choix-"]')
  await marks.nth(2).check()
  await marks.nth(3).check()
  await prices.first().focus()
  await page.getByRole('button', { name: 'Remplir vers le bas' }).click()
  await expect(prices.nth(3)).toHaveValue('21')
  await page.getByText('Changer plusieurs lignes').click()
  await page.getByLabel('Ce qu’il faut faire').selectOption('prix')
  await page.getByLabel('De combien').fill('3 %')
  await page.getByLabel('Arrondir le prix').selectOption('50')
  await page.getByRole('button', { name: 'Appliquer aux lignes cochées' }).click()
  await expect(prices.nth(3)).toHaveValue('21,50')
  await expect(marks.nth(3)).not.toBeChecked()
  for (const at of [0, 2, 3]) {
    await prices.nth(at).focus()
    await page.keyboard.press('Escape')
  }
  await expect(prices.first()).toHaveValue(first)
  await expect(page.locator('.grid-told')).toBeEmpty()
})

test('the sheet is read and filled in on a phone, and says what each of its cells is', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.setViewportSize(widths.phone)
  await page.goto(shop.url + grid)
  await expectAccessible(page, js, widths.phone)
  await page.setViewportSize(widths.phone)
  await expect(page.getByLabel(/^Prix \(€\), La Combe au Geai 2023/)).toBeVisible()
  const price = cells(page, 'prix').first()
  const before = await price.inputValue()
  await price.fill('18,30')
  await page.getByRole('button', { name: 'Voir ce qui va changer' }).click()
  await expect(page.getByText('18,30')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer ce changement' }).click()
  await expect(price).toHaveValue('18,30')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(price).toHaveValue(before)
})
