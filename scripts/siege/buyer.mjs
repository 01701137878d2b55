import { settle } from './people.mjs'

const wish = { path: '/boutique/sous-le-clocher', name: 'Sous le clocher' }
/** What somebody takes who does not find the wine they came for: nobody attacks this one. */
const second = { path: '/boutique/nuit-claire', name: 'Nuit claire' }

/** A guest orders two bottles by transfer, from the first page to the confirmed order. */
export async function goShopping({ page, url, js, step, mailbox, n, seed, notes }) {
  const email = `cliente-${seed}-${n}@exemple.test`
  const press = (name) => page.getByRole('button', { name, exact: true }).click()
  const arrive = async (pattern) => {
    await page.waitForURL(pattern)
    await settle(page, js)
  }

  await step('home', async () => {
    await page.goto(url)
    await settle(page, js)
  })
  await step('list', async () => {
    await page.getByRole('link', { name: 'Nos vins' }).first().click()
    await arrive(/\/boutique$/)
  })
  const wine = await chooseWine({ page, url, js, step, notes })
  await step('add to cart', async () => {
    await press('Ajouter au panier')
    await page.getByText('C’est dans votre panier').first().waitFor()
  })
  await step('cart', async () => {
    await page.goto(`${url}/panier`)
    await settle(page, js)
    await page.getByText(wine.name).first().waitFor()
  })
  await step('checkout', async () => {
    await page.getByRole('link', { name: 'Passer commande' }).first().click()
    await arrive(/\/commande$/)
  })
  await step('contact', async () => {
    await fillContact(page, email)
    await press('Recevoir autrement, ou offrir')
    await page.getByRole('button', { name: 'Continuer vers le paiement', exact: true }).waitFor()
    await settle(page, js)
  })
  await step('delivery', async () => {
    await press('Continuer vers le paiement')
    await page.getByRole('radio', { name: /Virement/ }).waitFor()
    await settle(page, js)
  })
  await step('order', async () => {
    await page.getByRole('radio', { name: /Virement/ }).check()
    await page.getByLabel(/J’ai lu et j’accepte/).check()
    await page.getByLabel(/Je déclare avoir 18 ans/).check()
    await press('Commande avec obligation de paiement')
    await arrive(/\/suivi\/[\w-]{43}/)
  })
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const order = { email, reference: (title ?? '').trim().split(/\s/).at(-1) ?? '', wine: wine.name, isPaid: false }
  notes.orders.push(order)

  const since = performance.now()
  const link = await mailbox.waitForLink(email, /\/suivi\/[\w-]{43}\?preuve=[\w-]+/)
  notes.mailMs.push(performance.now() - since)
  await step('order from mail', async () => {
    await page.goto(url + link)
    await settle(page, js)
  })
  await step('confirm', async () => {
    await press('Confirmer et garder mes bouteilles')
    await page.getByText('Merci, votre adresse est confirmée').waitFor()
  })
  order.isConfirmed = true
}

async function chooseWine({ page, url, js, step, notes }) {
  for (const wine of [wish, second]) {
    await step('product', async () => {
      await page.goto(url + wine.path)
      await settle(page, js)
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
    if (await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).count()) return wine
    notes.soldOut += 1
  }
  throw new Error('neither wine could be had')
}

async function fillContact(page, email) {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Téléphone').fill('06 39 98 12 34')
  await page.getByLabel('Prénom').fill('Agathe')
  await page.getByLabel('Nom', { exact: true }).fill('Perrenot')
  await page.getByLabel('Rue et numéro').fill('12, impasse des Tilleuls')
  await page.getByLabel('Code postal').fill('39600')
  await page.getByLabel('Ville').fill('Montorge')
}
