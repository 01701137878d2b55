import type { Locator, Page } from '@playwright/test'
import { openStripeServer, type StripeServer, signEvent, writeEvent } from '../../support/stripe/server.ts'
import { demoLogin, enterAs, shareOwnShop } from '../demo-shop.ts'
import { callAsOwner, type OwnShop, withOwnShop } from '../own-shop.ts'
import { enterContact, expect, expectAccessible, settle, test } from '../shopper.ts'

// A page with axe on each of its parts takes its time on a busy machine.
test.setTimeout(180_000)

const shop = shareOwnShop()

const ready = (page: Page, js: boolean | undefined) => (js ? settle(page, true) : settle(page, js))

async function fillCart(page: Page, shop: OwnShop, js: boolean | undefined): Promise<void> {
  await page.goto(`${shop.url}/panier/ajouter?vins=abbesse-2021-75:2,jaune-2017-62:1`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL(/\/panier$/)
  await ready(page, js)
}

async function agree(page: Page): Promise<void> {
  await page.getByLabel(/J’ai lu et j’accepte/).check()
  await page.getByLabel(/Je déclare avoir 18 ans/).check()
  await page.getByRole('button', { name: 'Commande avec obligation de paiement' }).click()
}

async function agreeAndOrder(page: Page): Promise<void> {
  await agree(page)
  await expect(page).toHaveURL(/\/suivi\/[\w-]{43}/)
}

test('a guest orders by transfer, each part keeping to the look and to the law', async ({ page, javaScriptEnabled: js }) => {
  await fillCart(page, shop, js)
  await page.getByRole('link', { name: 'Passer commande' }).click()
  await expect(page).toHaveURL(/\/commande$/)
  await ready(page, js)
  await page.getByRole('button', { name: 'Recevoir autrement, ou offrir' }).click()
  await expect(page.getByText('Certains champs sont à corriger.')).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await expectAccessible(page, js)
  await enterContact(page)
  await expect(page.getByRole('radio', { name: /Livraison à domicile/ })).toBeChecked()
  // What has opened in place is where the keyboard goes on.
  if (js) await expect(page.getByRole('heading', { name: /Livraison/ })).toBeFocused()
  const days = ((await page.getByText(/^Chez vous /).textContent()) ?? '').trim()
  await expectAccessible(page, js)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await page.getByRole('radio', { name: /Virement/ }).check()
  await expect(page).toHaveURL(/\/commande$/)
  await expect(page.getByText('Interdiction de vente de boissons alcooliques aux mineurs de moins de 18 ans')).toBeVisible()
  await expect(page.getByText(days, { exact: true })).toBeVisible()
  await expectAccessible(page, js)
  await agreeAndOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, Agathe')
  await expect(page.getByText(/commande [A-Z0-9]{4}-[A-Z0-9]{4} est enregistrée/).first()).toBeVisible()
  // What was read before the order is what stands with it.
  await expect(page.getByText(days.replace('Chez vous ', ''))).toBeVisible()
  await expectAccessible(page, js)
  await page.goto(`${shop.url}/panier`)
  await expect(page.getByRole('heading', { name: 'Votre panier est encore vide' })).toBeVisible()
  if (js) {
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('cart')))).toEqual([])
  }
})

test('a guest fetches the order at the house and pays there', async ({ page, javaScriptEnabled: js }) => {
  await fillCart(page, shop, js)
  await page.goto(`${shop.url}/commande`)
  await ready(page, js)
  await enterContact(page)
  await page.getByRole('radio', { name: /Retrait au caveau/ }).check()
  await expect(page.getByRole('group', { name: 'Adresse de livraison' })).toBeHidden()
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await expect(page.getByText('Choisissez le jour et l’heure du retrait.').first()).toBeVisible()
  const slots = page.getByLabel('Jour et heure du retrait')
  await expect(slots).toBeFocused()
  await slots.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await page.getByRole('radio', { name: /^Au retrait/ }).check()
  await expect(page).toHaveURL(/\/commande$/)
  await expect(page.getByRole('region', { name: 'Total à payer' }).getByText('Retrait au caveau')).toBeVisible()
  await agreeAndOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, Agathe')
  await expect(page.getByText(/commande [A-Z0-9]{4}-[A-Z0-9]{4} est enregistrée/).first()).toBeVisible()
  await expectAccessible(page, js)
})

test('a member logs in on the way, pays by cheque, and finds the order in their space', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await withOwnShop(async (shop) => {
    for (const [type, value] of Object.entries({ pay_by_cheque: 'true', cheque_payee: 'EARL Vuillemin' })) {
      await callAsOwner(shop, 'PUT', `/admin/parameter/${type}`, { value })
    }
    await fillCart(page, shop, js)
    await page.goto(`${shop.url}/commande`)
    await ready(page, js)
    await page.getByRole('link', { name: 'Connectez-vous' }).click()
    await expect(page).toHaveURL(/\/auth\?retour=/)
    await settle(page, js)
    const { email, secret } = demoLogin(shop, 'MEMBER')
    await page.locator('#connexion-email').fill(email)
    await page.locator('#connexion-password').fill(secret)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/commande$/)
    await ready(page, js)
    await expect(page.getByText(`Vous êtes connecté : ${email}.`)).toBeVisible()
    await expect(page.getByLabel('Prénom')).toHaveValue('Agathe')
    await enterContact(page)
    await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
    await page.getByRole('radio', { name: /Chèque/ }).check()
    await agreeAndOrder(page)
    const [reference = 'no reference'] = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
    await page.goto(`${shop.url}/mon-compte/commandes`)
    await expect(page.getByText(reference).first()).toBeVisible()
    await expectAccessible(page, js)
  })
})

for (const { by, means, named, said } of [
  { by: 'Payer', means: ['card'], named: 'Carte bancaire', said: 'carte bancaire' },
  { by: 'paypal', means: ['card', 'paypal'], named: 'Carte bancaire ou PayPal', said: 'PayPal' },
])
  test(`${named}: paid on a page that is not ours, and the buyer comes back to an order that is paid, and says by what`, async ({
    page,
    javaScriptEnabled: js,
  }) => {
    let tell = async ({ success_url }: { success_url: string }) => success_url
    // The way there and back is the same; by card it is gone without script, too.
    test.skip(!js && means.length > 1 && !process.env.LONG)
    const stripe = await openStripeServer({ onPaid: (session) => tell(session) })
    try {
      await withOwnShop(
        async (shop) => {
          await takeCards(page, { shop, js, means })
          tell = async (session) => {
            await tellOfPayment(shop, stripe, session)
            return shop.url + new URL(session.success_url).pathname
          }
          await fillCart(page, shop, js)
          await page.goto(`${shop.url}/commande`)
          await ready(page, js)
          await enterContact(page)
          await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
          await page.getByRole('radio', { name: new RegExp(named) }).check()
          await expect(page.locator('main')).toContainText(named)
          await expect(page.locator('main')).toContainText('Apple Pay ou Google Pay d’abord')
          await agree(page)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiement')
          await page.getByRole('button', { name: by, exact: true }).click()
          await expect(page).toHaveURL(/\/suivi\/[\w-]{43}/)
          await expect(page.getByText(`paiement reçu (${said})`)).toBeVisible()
          expect([...stripe.sessions.values()].map(({ amount_total, status }) => [amount_total, status])).toEqual([
            [10_190, 'complete'],
          ])
        },
        { STRIPE_STAND_IN: `http://127.0.0.1:${stripe.at.port}` },
      )
    } finally {
      await stripe.close()
    }
  })

/** The owner links their account by one key, says what is offered, and leaves. */
async function takeCards(page: Page, { shop, js, means }: { shop: OwnShop; js: boolean | undefined; means: string[] }) {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/paiement`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiement par carte')
  await expectAccessible(page, js)
  await page.getByLabel('Clé copiée chez Stripe').fill('rk_test_of_the_journey')
  await page.getByRole('button', { name: 'Relier ce compte' }).click()
  await expect(page.getByText('Compte d’essai : aucune carte n’est débitée.')).toBeVisible()
  await expectAccessible(page, js)
  if (means.includes('paypal')) {
    await page.getByLabel('PayPal').check()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('C’est enregistré.').first()).toBeVisible()
    await expect(page.getByLabel('PayPal')).toBeChecked()
  }
  await page.context().clearCookies()
}

/** What Stripe tells at the address that it was given when the account was linked. */
async function tellOfPayment(shop: OwnShop, stripe: StripeServer, session: object): Promise<void> {
  const [hook] = stripe.hooks.values()
  if (!hook) throw new Error('Stripe was given no address')
  const body = writeEvent(session)
  const headers = { 'Content-Type': 'application/json', 'stripe-signature': signEvent(body, hook.secret, new Date()) }
  // The demo believes that it stands at another port than a test's.
  const heard = await fetch(shop.url + new URL(hook.url).pathname, { method: 'POST', headers, body })
  expect(heard.status).toBe(200)
}

/** Goes on by Tab until the keyboard stands there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard never comes to ${target}`)
}

test('a guest orders by the keyboard alone', async ({ page, javaScriptEnabled: js }) => {
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await page.goto(`${shop.url}/panier/ajouter?vins=jaune-2017-62:1`)
  await ready(page, js)
  await press(button('Ajouter au panier'))
  await expect(page).toHaveURL(/\/panier$/)
  await ready(page, js)
  await press(page.getByRole('link', { name: 'Passer commande' }).first())
  await expect(page).toHaveURL(/\/commande$/)
  await ready(page, js)
  const buyer = {
    'Adresse e-mail': 'agathe@exemple.fr',
    'Téléphone (facultatif)': '06 39 98 12 34',
    Prénom: 'Agathe',
    Nom: 'Perrenot',
    'Rue et numéro': '12, impasse des Tilleuls',
    'Code postal': '39600',
    Ville: 'Montorge',
  }
  for (const [label, text] of Object.entries(buyer)) await type(label, text)
  await press(button('Recevoir autrement, ou offrir'))
  await press(button('Continuer vers le paiement'))
  await expect(button('Commande avec obligation de paiement')).toBeVisible()
  // One of a group is reached by Tab, the others by the arrows.
  await tabTo(page, page.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Virement/ })).toBeChecked()
  await press(page.getByLabel(/J’ai lu et j’accepte/), 'Space')
  await press(page.getByLabel(/Je déclare avoir 18 ans/), 'Space')
  await press(button('Commande avec obligation de paiement'))
  await expect(page).toHaveURL(/\/suivi\/[\w-]{43}/)
  await expect(page.locator('main')).toContainText('Vin jaune')
})
