import { deskPlans } from '../../../app/services/house/plans/desk-plans.server.ts'
import { enterAs, shareOwnShop } from '../demo-shop.ts'
import { callAsOwner } from '../own-shop.ts'
import { expect, expectAccessible, settle, test, widths } from '../shopper.ts'

// Some sixty screens with axe at two widths take their time on a busy machine.
test.setTimeout(600_000)

const shop = shareOwnShop()

test('every screen of the panel passes axe and stands on a phone without scrolling sideways', async ({
  page,
  javaScriptEnabled: js,
}) => {
  // The screens run no script: what they are in a browser with script, they are in every one.
  test.skip(!js)
  await enterAs(page, shop, 'SUPER_ADMIN')
  // Lists of desks are one component, and so are blank forms: the long run opens them all, the short one those that differ most.
  const lists = process.env.LONG
    ? deskPlans.map(({ slug }) => slug)
    : ['commandes', 'produits', 'creneaux', 'images', 'membres', 'clients']
  const blank = process.env.LONG
    ? ['produits', 'transporteurs', 'pages', 'formulaires', 'codes', 'elements', 'cles', 'webhooks', 'blocs', 'champs']
    : ['produits', 'transporteurs', 'pages', 'formulaires']
  const body = { type: 'CONTENT', family: 'sans-serif' }
  const { data: font } = (await callAsOwner(shop, 'POST', '/admin/font', body)) as { data: { id: string } }
  const screens = [
    '/admin',
    '/admin/site',
    '/admin/journal',
    '/admin/reglages',
    '/admin/chercher?q=clocher',
    '/admin/aide',
    '/admin/styles',
    '/admin/chiffres',
    '/admin/produits/grille',
    '/admin/produits/clocher',
    `/admin/polices/${font.id}`,
    '/admin/parametres?partie=look',
    '/admin/images/nouveau',
    '/admin/inventaire',
    '/admin/tableaux',
    '/admin/conformite',
    '/admin/sauvegardes',
    '/admin/paiement',
    '/admin/confirmation',
    '/admin/bienvenue',
    '/admin/bienvenue/pages',
    '/admin/bienvenue/couleurs',
    '/admin/bienvenue/vin',
    '/admin/bienvenue/vente',
    '/admin/commandes/nouveau',
    '/admin/commandes/preparation',
    '/admin/commandes/retenues',
    '/admin/pages/ordre',
    '/admin/lettres/nouveau',
    '/admin/images/hills-calm',
    '/admin/pages/le-domaine',
    '/admin/pages/le-domaine/blocs',
    '/admin/pages/le-domaine/blocs/2',
    '/admin/pages/le-domaine/versions',
    '/admin/pages/le-domaine/comparer',
    ...lists.map((slug) => `/admin/${slug}`),
    ...blank.map((slug) => `/admin/${slug}/nouveau`),
  ]
  for (const path of screens) {
    await page.goto(shop.url + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expectAccessible(page, js, widths.phone)
    await page.setViewportSize(widths.phone)
    const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    expect(over, path).toBeLessThanOrEqual(0)
  }
})

test('an owner comes from a page of the site to its blocks, changes a title and sees it there', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/le-domaine`)
  await settle(page, js)
  await page.getByRole('link', { name: 'Modifier cette page' }).click()
  await expect(page).toHaveURL(/\/admin\/pages\/le-domaine$/)
  await page.getByRole('link', { name: 'Écrire, bloc par bloc' }).click()
  await page
    .getByRole('link', { name: /^Texte/ })
    .first()
    .click()
  await page.getByLabel('Titre').fill('Neuf hectares tout juste')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByText('Le brouillon est enregistré.')).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await page.goto(`${shop.url}/le-domaine`)
  await expect(page.getByRole('heading', { name: 'Neuf hectares tout juste' })).toBeVisible()
})

test('an order on paper shows what is known of it, and nothing that is pressed', async ({ page, javaScriptEnabled: js }) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/commandes`)
  await page.locator('main td a').first().click()
  const acts = [page.getByRole('navigation'), page.locator('main form'), page.getByText('La suite')]
  await expect(page.getByText('La suite')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const act of acts) await expect(act.filter({ visible: true })).toHaveCount(0)
  for (const title of ['Ce qui est commandé', 'Client', 'Histoire'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
})

test('a figure of the day stands on one line within its place, however large the shop', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  for (const width of [390, 960, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${shop.url}/admin`)
    const sales = page.locator('.figures b').first()
    await sales.evaluate((node) => Object.assign(node, { textContent: '112\u202f968,10\u00a0€' }))
    const line = (await page.locator('.figures b').nth(1).boundingBox())?.height
    expect((await sales.boundingBox())?.height, `at ${width}`).toBe(line)
    const beyond = await page.evaluate(
      '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector(".figures b"))',
    )
    expect(beyond, `at ${width}`).toBe(0)
  }
})
