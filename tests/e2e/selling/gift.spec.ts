import { addDays, parisDay } from '../../../app/models/platform/time/working-days.ts'
import { readMails, shareOwnShop } from '../demo-shop.ts'
import { callAsOwner } from '../own-shop.ts'
import { enterContact, expect, expectAccessible, settle, test } from '../shopper.ts'

// Pages with axe on each take their time on a busy machine.
test.setTimeout(120_000)

const shop = shareOwnShop()

test('somebody gives wine: a card, wrapping and a day for another address, and pays what they have read', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await callAsOwner(shop, 'PUT', '/admin/parameter/gift_wrapping', { value: 'true' })
  await callAsOwner(shop, 'PUT', '/admin/parameter/gift_wrapping_price', { value: '4.5' })
  await page.goto(`${shop.url}/panier/ajouter?vins=abbesse-2021-75:2`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL(/\/panier$/)
  await page.goto(`${shop.url}/commande`)
  await settle(page, js)
  await enterContact(page)
  await settle(page, js)
  await page.getByRole('radio', { name: 'À une autre personne ou une autre adresse' }).check()
  const other = page.getByRole('group', { name: 'Adresse de livraison' })
  await other.getByLabel('Prénom').fill('Marthe')
  await other.getByLabel('Nom', { exact: true }).fill('Roux')
  await other.getByLabel('Rue et numéro').fill('2, rue du Port')
  await other.getByLabel('Code postal').fill('69003')
  await other.getByLabel('Ville').fill('Lyon')
  const card = page.getByLabel(/^Le mot de la carte/)
  await expect(card).toBeHidden()
  await page.getByRole('checkbox', { name: /^C’est un cadeau/ }).check()
  await card.fill('Bonne fête, Marthe !\nÀ bientôt')
  await page.getByRole('checkbox', { name: 'Emballage cadeau, 4,50 €' }).check()
  await page.getByLabel(/^Jour souhaité/).fill(addDays(parisDay(new Date()), 30))
  await expectAccessible(page, js)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  // Another address may cost another price: it is told before anybody goes on.
  const told = page.getByText('Vers cette adresse, la livraison coûte').first()
  const virement = page.getByRole('radio', { name: /Virement/ })
  await expect(told.or(virement)).toBeVisible()
  if (await told.isVisible()) await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await virement.check()
  await settle(page, js)
  await expect(page.getByText('Carte : « Bonne fête, Marthe ! À bientôt »')).toBeVisible()
  const total = page.getByRole('region', { name: 'Total à payer' })
  await expect(total.getByText('Emballage cadeau', { exact: true })).toBeVisible()
  await page.getByLabel(/J’ai lu et j’accepte/).check()
  await page.getByLabel(/Je déclare avoir 18 ans/).check()
  await page.getByRole('button', { name: 'Commande avec obligation de paiement' }).click()
  await expect(page).toHaveURL(/\/suivi\/[\w-]{43}/)
  await expect(page.getByText('Emballage cadeau demandé')).toBeVisible()
  await expectAccessible(page, js)
  const mails = readMails(shop)
  expect(mails.some((mail) => /^To: .*marthe/im.test(mail))).toBe(false)
})
