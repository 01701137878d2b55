import { enterAs, shareDemo } from '../../demo-shop.ts'
import { expect, test } from '../../shopper.ts'

test.setTimeout(90_000)

const shop = shareDemo()

test('a section is made wide and airy, in the composer or in its form, and is so on the page', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/pages/la-cave/composer`)
  if (js) await expect(page.frameLocator('iframe').locator('[data-block]').first()).toBeVisible()
  await page.getByLabel('Sorte de bloc').selectOption('Texte')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click()
  const form = js ? page.getByRole('region', { name: 'Réglages du bloc' }) : page.locator('main')
  await form.getByLabel('Titre', { exact: true }).fill('Au large')
  if (!js) await form.locator('[name="body"]').fill('Trois coteaux, et le vent. '.repeat(20))
  await form.getByRole('group', { name: 'Largeur du bloc' }).getByLabel('Pleine').check()
  await form.getByRole('group', { name: 'Espace autour' }).getByLabel('Aéré').check()
  if (js) {
    await expect(page.frameLocator('iframe').locator('.block.width-full.air-airy')).toBeAttached()
    await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible()
  } else await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  for (const width of [390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${shop.url}/la-cave`)
    const section = page.locator('section.block').filter({ has: page.getByRole('heading', { name: 'Au large' }) })
    const { gutters, air, usual, side, line } = await section.evaluate((block) => {
      const inner = block.querySelector<HTMLElement>('.wrap')
      const gap = (of: Element) => Number.parseFloat(getComputedStyle(of).paddingBottom)
      const lines = [...block.querySelectorAll('.prose')].map((one) => one.clientWidth)
      return {
        gutters: (inner?.parentElement?.clientWidth ?? 0) - (inner?.clientWidth ?? 0),
        air: gap(block),
        usual: gap(document.querySelector('section.block:not([class*="air-"])') ?? block),
        side: document.documentElement.scrollWidth - innerWidth,
        line: Math.max(0, ...lines),
      }
    })
    expect(gutters).toBe(0)
    expect(air).toBeGreaterThan(usual * 1.3)
    expect(side).toBeLessThanOrEqual(0)
    expect(line).toBeLessThan(900)
  }
})
