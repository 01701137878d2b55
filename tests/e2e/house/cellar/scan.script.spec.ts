import type { Page } from '@playwright/test'
import { enterAs, shareOwnShop } from '../../demo-shop.ts'
import { callAsOwner } from '../../own-shop.ts'
import { expect, expectAccessible, test, widths } from '../../shopper.ts'

// A picture of the browser's own stands for what a camera sees.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream=fps=5', '--use-fake-ui-for-media-stream'],
  },
})
test.setTimeout(180_000)
const shop = shareOwnShop()
const bottle = '4006381333931'
const round = '/admin/commandes/preparation'

/** Has the browser read codes as a telephone does: whatever is held before it. */
async function lendEyes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = window as unknown as { held?: string; BarcodeDetector: unknown }
    held.BarcodeDetector = class {
      detect = async () => (held.held ? [{ rawValue: held.held }] : [])
    }
  })
}

/** Holds a code before the camera until something is said of it, and takes it away for as long as it takes to count anew. */
async function hold(page: Page, code: string, says: string | RegExp): Promise<void> {
  await page.evaluate((shown) => Object.assign(window, { held: shown }), code)
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(says)
  await page.evaluate(() => Object.assign(window, { held: '' }))
  await page.waitForTimeout(1100)
}

test.describe('codes are read', () => {
  test('in the round: the slip says whose parcel it is, the label gives its number, and both are noted by hand as before', async ({
    page,
  }) => {
    await lendEyes(page)
    await enterAs(page, shop, 'ADMIN')
    await page.setViewportSize(widths.phone)
    const answer = await page.goto(shop.url + round)
    expect(answer?.headers()['permissions-policy']).toContain('camera=(self)')
    const fields = page.locator('[data-scan-order]')
    const [one = '', other = ''] = await fields.evaluateAll((all) =>
      all.map((field) => (field as HTMLElement).dataset.scanOrder ?? ''),
    )
    await page.getByRole('button', { name: `Lire le code du colis de ${one}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Lire un code' })
    await expect(dialog.getByRole('status')).toContainText(`${one} : lisez l’étiquette`)
    await expectAccessible(page, true, widths.phone)
    await hold(page, bottle, 'code d’une bouteille')
    await hold(page, '6A12345678901', `${one} : 6A12345678901`)
    await hold(page, '6A99999999999', 'Lisez d’abord le code du bon')
    await hold(page, other, `${other} : lisez l’étiquette`)
    await hold(page, '6A12345678901', `déjà celui de ${one}`)
    await hold(page, 'XY123456789FR', `${other} : XY123456789FR`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(fields.nth(1)).toBeFocused()
    expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))).toEqual([
      '6A12345678901',
      'XY123456789FR',
    ])
  })

  test('by a hand scanner: Enter goes on to the next parcel and sends nothing', async ({ page }) => {
    await enterAs(page, shop, 'ADMIN')
    await page.goto(shop.url + round)
    await expect(page.getByRole('button', { name: /^Lire le code/ }), 'this browser reads no codes').toHaveCount(0)
    const fields = page.locator('[data-scan-order]')
    await fields.first().focus()
    await scan(page, '6A12345678901')
    await expect(fields.first()).toHaveValue('6A12345678901')
    await expect(fields.nth(1)).toBeFocused()
    await scan(page, (await fields.first().getAttribute('data-scan-order')) ?? '')
    await expect(fields.first()).toBeFocused()
    await expect(fields.first()).toHaveValue('6A12345678901')
    await expect(page).toHaveURL(shop.url + round)
  })

  test('on the sheet of stocks: a bottle leads to its count, counts one where wanted, and is said where nobody knows it', async ({
    page,
  }) => {
    const { data } = (await callAsOwner(shop, 'GET', '/admin/stock')) as { data: { lines: { idDeclination: string }[] } }
    const [first, second] = data.lines
    for (const line of [first, second])
      await callAsOwner(shop, 'PUT', `/admin/declination/${line?.idDeclination}`, { gtin: bottle })
    await lendEyes(page)
    await enterAs(page, shop, 'ADMIN')
    await page.goto(`${shop.url}/admin/inventaire`)
    const count = page.locator(`[name="stock-${first?.idDeclination}"]`)
    await page.getByRole('button', { name: 'Lire les bouteilles' }).click()
    await hold(page, '4006381333930', 'pas le code d’une bouteille')
    await hold(page, '9783161484100', 'Aucune ligne de cette page')
    await hold(page, bottle, 'Plusieurs lignes')
    await page.getByRole('checkbox', { name: 'Compter en lisant' }).check()
    for (let at = 1; at <= 3; at += 1) await hold(page, bottle, new RegExp(`Plusieurs lignes.*: ${at}$`))
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(count).toHaveValue('3')
    await expect(count).toBeFocused()
    await scan(page, '9783161484100')
    await expect(count, 'a code is no count').toHaveValue('3')
    await expect(page.locator('#scan-told')).toContainText('Aucune ligne de cette page')
  })

  test('on the screen of a wine: a code is noted at the size that one is at, and no Enter of a scanner sends the form', async ({
    page,
  }) => {
    const { data } = (await callAsOwner(shop, 'GET', '/admin/stock')) as { data: { lines: { idProduct: string }[] } }
    await lendEyes(page)
    await enterAs(page, shop, 'ADMIN')
    await page.goto(`${shop.url}/admin/produits/${data.lines.at(-1)?.idProduct}`)
    await page.locator('.vintage-more summary').first().click()
    const code = page.getByLabel('Code-barres').first()
    await code.focus()
    await page.getByRole('button', { name: 'Lire le code' }).click()
    await hold(page, '6A12345678901', 'pas le code d’une bouteille')
    await hold(page, '3760123456784', '3760123456784 est noté')
    await page.keyboard.press('Escape')
    await expect(code).toBeFocused()
    await expect(code).toHaveValue('3760123456784')
    await code.fill('')
    await scan(page, bottle)
    await expect(code).toHaveValue(bottle)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).first().click()
    await expect(page.getByText('C’est enregistré.')).toBeVisible()
    await expect(code).toHaveValue(bottle)
  })

  for (const [name, says] of [
    ['NotAllowedError', 'refusé à ce site'],
    ['NotFoundError', 'Aucun appareil photo'],
    ['NotReadableError', 'ne s’ouvre pas'],
  ] as const)
    test(`where the camera cannot be had it is said why: ${name}`, async ({ page }) => {
      await lendEyes(page)
      await page.addInitScript((failure) => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException('', failure)
        }
      }, name)
      await enterAs(page, shop, 'ADMIN')
      await page.goto(shop.url + round)
      await page
        .getByRole('button', { name: /^Lire le code/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(says)
      await page.getByRole('button', { name: 'Fermer' }).click()
      await expect(page.locator('[data-scan-order]').first()).toBeFocused()
    })
})

/** As a hand scanner types: five thousandths of a second between two keys, however busy the machine is, and Enter. */
async function scan(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const keys = [...code].map((key) => ({ key, text: key })).concat({ key: 'Enter', text: '\r' })
  for (const [at, { key, text }] of keys.entries()) {
    const timestamp = began + at * 0.005
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp })
  }
  await keyboard.detach()
}
