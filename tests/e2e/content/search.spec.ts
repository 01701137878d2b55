import { expect, expectAccessible, expectNoSideScroll, settle, test, widths } from '../shopper.ts'

for (const path of [
  '/recherche',
  '/recherche?q=vin+jaune',
  '/recherche?q=poulsardine',
  '/pour-ce-soir?plat=poulet-roti&gout=sec',
])
  test(`${path} passes axe, on a desk and on a phone, and never scrolls sideways`, async ({ page, javaScriptEnabled }) => {
    test.setTimeout(60_000)
    await page.goto(path)
    await settle(page, javaScriptEnabled)
    await expectAccessible(page, javaScriptEnabled)
    await expectNoSideScroll(page)
  })

test('[R-18] the search bar leads from any page to what was looked for, on a wide screen, a desk and a phone', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 1700, height: 900 })
  await page.goto('/le-domaine')
  await settle(page, javaScriptEnabled)
  await page.locator('#find').fill('cremant')
  await page.locator('#find').press('Enter')
  await expect(page).toHaveURL('/recherche?q=cremant')
  await expect(page.getByRole('searchbox', { name: 'Que cherchez-vous' }).or(page.locator('#question'))).toHaveValue('cremant')
  await page.locator('.advised h3 a').first().click()
  await expect(page).not.toHaveURL(/recherche/)

  await page.setViewportSize(widths.desk)
  await page.goto('/le-domaine')
  await page.locator('.app-bar-wide').getByRole('button', { name: 'Lancer la recherche' }).click()
  await expect(page).toHaveURL('/recherche?q=')

  await page.setViewportSize(widths.phone)
  await page.goto('/le-domaine')
  await page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Chercher' }).click()
  await expect(page).toHaveURL('/recherche')
  await page.locator('#question').fill('degustation')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL('/recherche?q=degustation')
  await expect(page.locator('.hit mark').first()).toBeVisible()
})

test('a field makes proposals while one types, walked through by keyboard; its script is fetched with the first use', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without script the form is all there is')
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('suggest') && scripts.push(request.url()))
  await page.goto('/')
  await settle(page, true)
  expect(scripts).toEqual([])
  // The page of the search opens on its field.
  await page.goto('/recherche')
  await settle(page, true)
  const field = page.getByRole('combobox', { name: 'Que cherchez-vous' })
  await page.locator('#question').click()
  await field.pressSequentially('vin ja')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, true)
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '')
  await field.press('ArrowUp')
  await field.press('ArrowUp')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await field.press('Escape')
  await expect(options.first()).toBeHidden()
  await field.press('u')
  await expect(options.first()).toBeVisible()
  await field.press('ArrowDown')
  const href = (await options.first().getAttribute('href')) ?? ''
  await field.press('Enter')
  await expect(page).toHaveURL(href)
})
