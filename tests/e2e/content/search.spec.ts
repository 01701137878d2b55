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
    // Widths are a matter of styles, which are the same without script.
    if (javaScriptEnabled) await expectNoSideScroll(page)
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

  // With a script the field opens in place, which a test of its own follows.
  if (!javaScriptEnabled) {
    await page.setViewportSize(widths.desk)
    await page.goto('/le-domaine')
    await page.locator('.app-bar-wide').getByRole('button', { name: 'Lancer la recherche' }).click()
    await expect(page).toHaveURL('/recherche?q=')
  }

  await page.setViewportSize(widths.phone)
  await page.goto(javaScriptEnabled ? '/recherche' : '/le-domaine')
  if (!javaScriptEnabled)
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
  const field = page.getByRole('searchbox', { name: 'Que cherchez-vous' })
  await page.locator('#question').click()
  await field.pressSequentially('vin ja')
  const proposals = page.getByRole('list', { name: 'Propositions' })
  const links = proposals.getByRole('link')
  await expect(links.first()).toBeVisible()
  await expect(page.locator('main search [role=status]')).toContainText('la flèche du bas y mène')
  await expectAccessible(page, true)
  await field.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  // The button of a row lies beside its link; an arrow goes on from there.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(proposals.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(proposals).toBeHidden()
  await expect(field).toBeFocused()
  await field.press('u')
  await expect(links.first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  const href = (await links.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
})

for (const size of [widths.phone, { width: 960, height: 800 }, widths.desk])
  test(`at ${size.width} px the search opens over the page, and a wine goes into the cart from its proposal`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, 'without script the sign leads to the page of the search')
    await page.setViewportSize(size)
    // Whoever waits too long for the drawer is told by a word alone: the first of a shop takes longest.
    await page.request.get('/panier/en-bref')
    await page.goto('/le-domaine')
    await settle(page, true)
    const sign =
      size.width < 960
        ? page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Chercher' })
        : page.locator('.app-bar-wide').getByRole('button', { name: 'Lancer la recherche' })
    const sheet = page.getByRole('dialog', { name: 'Chercher sur le site' })
    const field = sheet.getByRole('searchbox')

    // By keyboard: the focus goes into the field, and back to the sign.
    await sign.focus()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await field.pressSequentially('cremant')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(sign).toBeFocused()

    // A click beside closes it too.
    await sign.click()
    await expect(field).toBeFocused()
    await page.mouse.click(size.width / 2, size.height - 100)
    await expect(sheet).toBeHidden()
    await expect(sign).toBeFocused()
    await expect(page).toHaveURL('/le-domaine')

    await sign.click()
    await field.pressSequentially('cremant')
    const wine = sheet.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Nuit claire/ }) })
    await expect(wine).toContainText(/75.cl.*14,50.€/)
    await expect(wine.locator('img')).toBeVisible()
    await expectAccessible(page, true, size)
    await expectNoSideScroll(page)
    await page.setViewportSize(size)
    await field.press('ArrowDown')
    await expect(sheet.getByRole('link').first()).toBeFocused()
    await wine.getByRole('button').press('Enter')
    await expect(page.getByRole('complementary', { name: 'Panier' })).toContainText('Nuit claire')
    await expect(page).toHaveURL('/le-domaine')

    // Sent as it stands it leads to all that was found.
    await page.keyboard.press('Escape')
    await sign.click()
    await field.fill('degustation')
    await field.press('Enter')
    await expect(page).toHaveURL('/recherche?q=degustation')
    await expect(page.locator('.hit mark').first()).toBeVisible()
  })
