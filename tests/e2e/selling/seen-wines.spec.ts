import { expect, expectAccessible, settle, test } from '../shopper.ts'

const place = '[data-seen]'

test('wines that were looked at are kept on the device once somebody asks for it, shown again, and gone with one click', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.goto('/boutique/les-murgers')
  if (!js) {
    await expect(page.locator(place)).toBeHidden()
    return
  }
  await settle(page, js)
  const kept = () => page.evaluate(() => localStorage.getItem('seen-wines'))
  await expect(page.locator(place)).toBeVisible()
  expect(await kept(), 'nothing is kept before it is asked for').toBeNull()
  await page.getByRole('button', { name: 'Retenir les vins que je regarde' }).click()
  await expect(page.getByRole('button', { name: 'Effacer et ne plus retenir' })).toBeFocused()
  await page.goto('/boutique/clos-de-l-abbesse')
  await settle(page, js)
  const seen = page.getByRole('region', { name: 'Vus récemment' })
  await seen.scrollIntoViewIfNeeded()
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(['Les Murgers'])
  await expectAccessible(page, js)
  await page.goto('/boutique')
  await settle(page, js)
  await seen.scrollIntoViewIfNeeded()
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(['Clos de l’Abbesse', 'Les Murgers'])
  await seen.getByRole('button', { name: 'Ajouter au panier : Les Murgers' }).click()
  await expect(page.getByText('C’est dans votre panier')).toBeVisible()
  await page.keyboard.press('Escape')
  // The page is what it was after an act on it.
  await expect(seen.getByRole('heading', { level: 3 })).toHaveCount(2)
  await seen.getByRole('button', { name: 'Effacer et ne plus retenir' }).click()
  await expect(seen.getByRole('heading', { level: 3 })).toHaveCount(0)
  expect(await kept()).toBeNull()
  await page.goto('/boutique/clos-de-l-abbesse')
  await settle(page, js)
  expect(await kept()).toBeNull()
})
