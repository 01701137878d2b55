import { expect, expectAccessible, expectNoSideScroll, settle, test, widths } from '../shopper.ts'

const screens = [
  '/actualites',
  '/actualites/vendange-finie',
  '/blog/la-cave',
  '/blog/la-cave/descendre-a-la-cave-en-novembre',
  '/albums/percee',
  '/albums/percee/2',
  '/services',
  '/services/visite-privee',
  '/elements/soirees/trois-ages-du-comte',
  '/avis',
]

for (const path of screens)
  test(`${path} passes axe, on a desk and on a phone, and never scrolls sideways`, async ({ page, javaScriptEnabled }) => {
    test.setTimeout(60_000)
    await page.goto(path)
    await settle(page, javaScriptEnabled)
    await expectAccessible(page, javaScriptEnabled)
    // Widths are a matter of styles, which are the same without script.
    if (javaScriptEnabled) await expectNoSideScroll(page)
  })

test('a visitor turns the pages of the news, reads one, and comes back', async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize(widths.desk)
  await page.goto('/actualites')
  await settle(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Suivante' }).click()
  await expect(page).toHaveURL('/actualites?page=2')
  await page.getByRole('link', { name: 'Le caveau ferme pendant la vendange' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le caveau ferme pendant la vendange')
  await page.getByRole('link', { name: 'Toutes les actualités' }).click()
  await expect(page).toHaveURL('/actualites')
})

test('a picture of an album opens over the page with script, on a page of its own without', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/albums/percee')
  await settle(page, javaScriptEnabled)
  await page.locator('main a[data-enlarge]').nth(1).click()
  if (javaScriptEnabled) {
    const viewer = page.getByRole('dialog')
    await expect(viewer).toContainText('2 / 5')
    await expect(viewer.getByRole('img')).toHaveAttribute('src', /\/art\/cellar\.svg$/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/albums/percee')
  } else {
    await expect(page).toHaveURL('/albums/percee/2')
    await page.getByRole('link', { name: 'Image suivante' }).click()
    await expect(page).toHaveURL('/albums/percee/3')
  }
})

test('a visitor registers for an evening: the fault is told and focused, then until when to confirm the place', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/elements/soirees/la-cave-a-la-lampe-le-soir')
  await settle(page, javaScriptEnabled)
  const form = page.locator('#inscription')
  await form.getByLabel('Prénom').fill('Agathe')
  await form.getByLabel('Adresse e-mail').fill('agathe@exemple.test')
  await form.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(form.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused()
  await expect(form.getByLabel('Prénom')).toHaveValue('Agathe')
  await form.getByRole('textbox', { name: 'Nom', exact: true }).fill('Perrenot')
  await form.getByRole('button', { name: 'S’inscrire' }).click()
  await expect(page.getByRole('status')).toContainText('votre place vous est gardée jusque-là')
})
