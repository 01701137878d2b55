import { callAsOwner, type OwnShop, withOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, settle, test } from '../shopper.ts'

// Browsers with axe on several pages take their time on a busy machine.
test.setTimeout(90_000)

type Placed = { id: string; token: string; reference: string }

const email = 'agathe@shop.test'

/** Places an order through the API, as a guest does, and brings it to a state. */
async function place(shop: OwnShop, payment: string, until: string[] = []): Promise<Placed> {
  const who = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  const answer = await fetch(`${shop.url}/api/order`, {
    method: 'POST',
    headers: { idSite: '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      payment,
      products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
      user: { phone: '06 39 98 12 34', email, isAdult: true },
      address: { billing: { ...who, postalCode: '39600', city: 'Montorge', country: 'FR' } },
      delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
    }),
  })
  const { data } = (await answer.json()) as { data: Placed }
  if (until.length > 0) await callAsOwner(shop, 'POST', `/admin/order/${data.id}/payment`, {})
  for (const fulfilment of until) await callAsOwner(shop, 'PUT', `/admin/order/${data.id}`, { fulfilment })
  return data
}

test('a buyer pays from the page of an order, after a card that was refused, and its key asks no question of the router', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await withOwnShop(async (shop) => {
    const { token } = await place(shop, 'CARD')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/__manifest')) asked.push(search)
    })
    await page.goto(`${shop.url}/suivi/${token}`)
    await settle(page, js)
    await expectAccessible(page, js)
    await page.getByRole('link', { name: 'Payer maintenant' }).click()
    await expect(page.getByRole('heading', { name: 'Carte d’essai' })).toBeVisible()
    await settle(page, js)
    await expectAccessible(page, js)
    await page.getByRole('button', { name: 'La carte est refusée' }).click()
    await expect(page.getByText('Le dernier paiement n’a pas abouti')).toBeVisible()
    await page.getByRole('button', { name: 'Payer par carte' }).click()
    await expect(page.getByText('La page de paiement est prête')).toBeVisible()
    await page.getByRole('link', { name: 'Payer maintenant' }).click()
    await page.getByRole('button', { name: 'La carte est acceptée' }).click()
    await expect(page.getByText('paiement reçu (carte bancaire)')).toBeVisible()
    await settle(page, js)
    await page.getByText('Annuler la commande', { exact: true }).click()
    await page.getByRole('button', { name: 'Oui, annuler la commande' }).click()
    await expect(page.getByText('Votre commande est annulée')).toBeVisible()
    expect(asked.filter((question) => question.includes(token))).toEqual([])
  })
})

test('a guest gives an order up in two steps, and tells of a breakage', async ({ page, javaScriptEnabled: js }) => {
  await withOwnShop(async (shop) => {
    const { token, reference } = await place(shop, 'TRANSFER', ['preparing', 'shipped', 'completed'])
    await page.goto(shop.url)
    await settle(page, js)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Renoncer au contrat' })).toBeVisible()
    await settle(page, js)
    await expectAccessible(page, js)
    await page.getByLabel('Numéro de commande').fill(reference)
    await page.getByRole('main').getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Renoncer au contrat ici' }).click()
    const quantity = page.getByLabel('Combien rendez-vous de')
    await quantity.fill('12')
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await expect(quantity).toBeFocused()
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await settle(page, js)
    await expectAccessible(page, js)
    await quantity.fill('2')
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await expect(page.getByRole('heading', { name: 'Votre rétractation est enregistrée' })).toBeVisible()
    await page.goto(`${shop.url}/suivi/${token}`)
    await settle(page, js)
    // Named by its number, it can still be taken back by whoever says that it was not them.
    const question = page.getByRole('region', { name: 'Renoncez-vous à ces vins ?' })
    await expect(question.getByText('2 × Clos de l’Abbesse')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Non, je garde ma commande' })).toBeVisible()
    await expectAccessible(page, js)
    await page.getByRole('link', { name: 'Signaler un souci' }).click()
    await settle(page, js)
    await expectAccessible(page, js)
    await page.getByLabel('Ce qui est arrivé').selectOption('BREAKAGE')
    await page.getByLabel('Racontez-nous').fill('Deux bouteilles cassées.')
    await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
    await expect(page.getByText('Votre signalement est reçu')).toBeVisible()
    await expect(page.getByText('Deux bouteilles cassées.')).toBeVisible()
  })
})
