import type { Page } from '@playwright/test'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, test } from '../shopper.ts'

const shop = shareDemo()

const frameOf = (page: Page) => page.frameLocator('iframe')

test('a title and a text are written where they stand, with emphasis, lists and links; a paste keeps its words and nothing foreign', async ({
  page,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/pages/l-equipe/composer`)
  await expect(frameOf(page).locator('[data-block]').first()).toBeVisible()
  await page.getByLabel('Sorte de bloc').selectOption('Texte')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).press('Enter')
  const block = frameOf(page).locator('[data-block="text"]').last()
  const title = block.getByRole('textbox', { name: 'Titre' })
  await title.click()
  await expect(title).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Qui taille quoi ?')
  await page.keyboard.press('Enter')
  const text = block.getByRole('textbox', { name: 'Texte' })
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Colin taille ')
  const press = (name: string) => frameOf(page).getByRole('button', { name, exact: true }).click()
  await press('Gras')
  await expect(frameOf(page).getByRole('button', { name: 'Gras', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('le poulsard')
  await press('Gras')
  await page.keyboard.press('Enter')
  await press('Liste')
  await page.keyboard.type('nos visites')
  await page.keyboard.press('Shift+Home')
  await press('Lien')
  await page.keyboard.type('visites')
  await page.keyboard.press('Enter')
  await text.evaluate((place) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p class="MsoNormal" onclick="x()">Du <b>bureau</b><script>alert(1)</script></p><h1>Titre</h1><img src="https://pirate.test/x">',
    )
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('region', { name: 'Réglages du bloc' }).getByLabel('Titre')).toHaveValue('Qui taille quoi\u00a0?')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await page.goto(`${shop.url}/l-equipe`)
  const section = page.locator('section.block').filter({ has: page.getByRole('heading', { name: 'Qui taille quoi ?' }) })
  await expect(section.locator('strong').first()).toHaveText('le poulsard')
  await expect(section.getByRole('listitem').getByRole('link', { name: 'nos visites' })).toHaveAttribute('href', '/visites')
  await expect(section.getByRole('heading', { name: 'Titre', exact: true })).toBeVisible()
  await expect(section.locator('strong').last()).toHaveText('bureau')
  expect(await section.innerHTML()).not.toMatch(/script|Mso|pirate|onclick|[\uE000-\uE002]/)
})
