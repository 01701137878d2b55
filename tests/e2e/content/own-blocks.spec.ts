import type { Page } from '@playwright/test'
import { findFaults } from '../axe.ts'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, test } from '../shopper.ts'

test.setTimeout(60_000)

const shop = shareDemo()
const template = `<div class="split">
<figure class="frame">{{portrait}}</figure>
<div><h2>{{nom}}</h2><p>{{texte}}</p><ul>{{#parcelles}}<li>{{lieu}}</li>{{/parcelles}}</ul></div>
</div>`
const fields = [
  ['portrait', 'Portrait', 'PICTURE', ''],
  ['nom', 'Nom du vigneron', 'LINE', ''],
  ['texte', 'Histoire', 'TEXT', ''],
  ['parcelles', 'Parcelles', 'LIST', ''],
  ['lieu', 'Lieu-dit', 'LINE', 'parcelles'],
] as const

test('a block is declared, put on a page, published and read, and follows its template', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(`${shop.url}/admin/blocs/nouveau`)
  await page.locator('#f-label').fill('Fiche de vigneron')
  for (const [place, [key, label, kind, within]] of fields.entries()) {
    const field = (name: string) => page.locator(`[name="fields.${place}.${name}"]`)
    await openMore(page, place, js !== false)
    await field('key').fill(key)
    await field('label').fill(label)
    await field('kind').selectOption(kind)
    await field('within').fill(within)
  }
  await page.locator('#f-template').fill('<p>{{nom}}</p>\n<script>alert(1)</script>')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.locator('#e-template')).toContainText('Ligne 2, colonne 1')
  await expect(page.locator('[name="fields.4.within"]')).toHaveValue('parcelles')
  await page.locator('#f-template').fill(template)
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page).not.toHaveURL(/nouveau/)
  const desk = page.url()

  await (js ? compose(page) : fillIn(page))
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  for (const width of [390, 960, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${shop.url}/la-cave`)
    await expect(page.getByRole('heading', { name: 'Ève Corvée', level: 2 })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'En Curoulet' })).toBeVisible()
    expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0)
    if (js) expect(await findFaults(page, { include: ['main'] })).toEqual([])
  }

  await page.goto(desk)
  await page.locator('#f-template').fill('<p class="lead">Vigneron : {{nom}}</p>')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.goto(`${shop.url}/la-cave`)
  await expect(page.getByText('Vigneron : Ève Corvée')).toBeVisible()
  await expect(page.getByText('En Curoulet')).toHaveCount(0)
})

/** A row more: with script it is added by itself, without it several are asked for at once. */
async function openMore(page: Page, place: number, js: boolean) {
  const key = page.locator(`[name="fields.${place}.key"]`)
  if (js) await page.getByRole('button', { name: 'Ajouter une ligne' }).click()
  else if ((await key.count()) === 0) await page.locator('button[name="_lignes"][value="fields"]').click()
  else if (!(await key.isVisible())) await page.locator('#f-fields details summary').first().click()
}

async function compose(page: Page) {
  await page.goto(`${shop.url}/admin/pages/la-cave/composer`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-block]').first()).toBeVisible()
  await page.getByLabel('Sorte de bloc').selectOption('Fiche de vigneron')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).press('Enter')
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await side.getByLabel('Nom du vigneron').fill('Ève Corvée')
  await side.getByLabel('Histoire').fill('Née sous le clocher.')
  await side.getByText('Ajouter des lignes').click()
  await side.getByLabel('Lieu-dit').first().fill('En Curoulet')
  await expect(frame.getByRole('heading', { name: 'Ève Corvée' })).toBeVisible()
  await expect(frame.getByText('En Curoulet')).toBeVisible()
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
}

async function fillIn(page: Page) {
  await page.goto(`${shop.url}/admin/pages/la-cave/blocs`)
  await page.getByLabel('Sorte de bloc').selectOption('Fiche de vigneron')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click()
  await page.getByLabel('Nom du vigneron').fill('Ève Corvée')
  await page.getByLabel('Histoire').fill('Née sous le clocher.')
  await page.locator('[id="f-values.parcelles"] summary').first().click()
  await page.locator('[name="values.parcelles.0.lieu"]').fill('En Curoulet')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
}
