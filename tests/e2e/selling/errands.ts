import { addDays, parisDay } from '../../../app/models/platform/time/working-days.ts'
import { demoLogin, fillLogin, readMails } from '../demo-shop.ts'
import { callAsOwner, type OwnShop } from '../own-shop.ts'
import { expect } from '../shopper.ts'
import { buyer, phone } from './count-steps.ts'
import {
  addFirst,
  addOpened,
  alive,
  type Errander,
  fillAll,
  goHome,
  goOn,
  hasScript,
  main,
  nameInCart,
  nameInSummary,
  openFirstWine,
  order,
  takeFiltered,
  takeSix,
} from './errand-moves.ts'

/** Clicks or taps, fields that are typed, chosen or ticked, and pages that are shown at an address of their own. */
export type Costs = [clicks: number, fields: number, pages: number]
export type Place = 'phone' | 'desk' | 'plainPhone' | 'plainDesk'
export type Errand = {
  wants: string
  /** Just what it takes on a phone and on a desk, where scripts run and where none does. */
  takes: Record<Place, Costs>
  /** What has happened before, which is not counted; it may name the order that it is about. */
  before?: (errander: Errander & { shop: OwnShop }) => Promise<string | undefined>
  run: (errander: Errander, order: string) => Promise<void>
  inEveryRun?: boolean
}

const email = 'agathe@exemple.fr'
/** With script the order stands ready below the address that is typed, or the hour at which it is fetched. */
const readyBelow = ([clicks, fields, pages]: Costs): Errand['takes'] => {
  const [ready, plain]: [Costs, Costs] = [
    [clicks - 1, fields, pages],
    [clicks, fields, pages],
  ]
  return { phone: ready, desk: ready, plainPhone: plain, plainDesk: plain }
}
const everywhere = (takes: Costs): Errand['takes'] => ({ phone: takes, desk: takes, plainPhone: takes, plainDesk: takes })

export const errands: Errand[] = [
  {
    wants: 'a wine for tonight’s chicken, fifteen euros at most',
    takes: readyBelow([5, 12, 4]),
    run: async (errander) => {
      const { page, steps } = errander
      await goHome(errander)
      await steps.fill('Un plat, une occasion', 'poulet')
      await steps.choose('Budget par bouteille', '15')
      await goOn(errander, 'Trois vins, s’il vous plaît', /\/pour-ce-soir\?/)
      await order(errander, await addFirst(errander, '.good-buy'))
      expect(page.url()).toContain('/suivi/')
    },
  },
  {
    wants: 'six mixed bottles as a gift in another town by a Friday',
    takes: everywhere([11, 18, 4]),
    run: async (errander) => {
      const { page, steps } = errander
      const receive = async () => {
        await steps.check(page.getByRole('radio', { name: 'À une autre personne ou une autre adresse' }))
        const other = page.getByRole('group', { name: 'Adresse de livraison' })
        for (const [label, text] of Object.entries(receiver)) {
          steps.count('fields')
          await other.getByLabel(label, { exact: true }).fill(text)
        }
        await steps.check(page.getByRole('checkbox', { name: /^C’est un cadeau/ }))
        steps.count('fields')
        await page.getByLabel(/^Jour souhaité/).fill(nextFriday())
      }
      await order(errander, await takeSix(errander), { receive })
    },
  },
  {
    wants: 'what a member had last time',
    takes: everywhere([4, 5, 5]),
    run: async (errander) => {
      const { page, steps, shop } = errander
      await goHome(errander)
      await steps.click(page.locator('a[href="/mon-compte"]:visible').first())
      await expect(page.locator('#connexion-email')).toBeVisible()
      await alive(page)
      steps.count('fields')
      steps.count('fields')
      await fillLogin(page, demoLogin(shop, 'MEMBER'))
      await goOn(errander, 'Se connecter', /\/mon-compte$/)
      await goOn(errander, /^Commander de nouveau/, /\/commande$/)
      await order(errander, await nameInSummary(page), { isKnown: true })
    },
  },
  {
    wants: 'what a guest had last time, by the link that is mailed',
    takes: everywhere([3, 4, 4]),
    before: async ({ shop }) => {
      await place(shop)
      return undefined
    },
    run: async (errander) => {
      const { page, steps, shop } = errander
      await steps.open(`${shop.url}/suivi/toutes`)
      await alive(page)
      await steps.fill('Adresse e-mail', email)
      await goOn(errander, 'Recevoir la liste', /envoye=oui/)
      await steps.open(shop.url + (await awaitLink(shop, /\/suivi\/[\w.~-]+\/toutes/g)))
      await goOn(errander, /^Commander de nouveau/, /\/commande$/)
      await order(errander, await nameInSummary(page), { isKnown: true })
    },
  },
  {
    wants: 'a sparkling wine that is organic',
    takes: { phone: [8, 12, 4], desk: [6, 12, 4], plainPhone: [9, 12, 4], plainDesk: [8, 12, 4] },
    inEveryRun: true,
    run: async (errander) => {
      await order(errander, await takeFiltered(errander, { Famille: /^Bulles/, Bio: /^Agriculture biologique/ }))
    },
  },
  {
    wants: 'two cartons that are fetched on a Saturday',
    takes: readyBelow([6, 12, 4]),
    run: async (errander) => {
      const { page, steps } = errander
      await goHome(errander)
      const wine = await openFirstWine(errander)
      steps.count('fields')
      await page.locator('.buy-form input[name="quantite"]').fill('12')
      await addOpened(errander)
      const receive = async () => {
        await steps.check(page.getByRole('radio', { name: /^Retrait au caveau/ }))
        steps.count('fields')
        const moment = page.getByLabel('Jour et heure du retrait')
        const saturdays = moment.locator('option', { hasText: /samedi/i })
        await moment.selectOption(await saturdays.first().getAttribute('value'))
      }
      await order(errander, wine, { who: (one) => fillAll(one, buyer), receive, isReady: hasScript(), means: /^Au retrait/ })
    },
  },
  {
    wants: 'the same wines again, from the receipt that was mailed',
    takes: readyBelow([4, 10, 4]),
    before: async ({ shop }) => {
      const { id } = await place(shop)
      await callAsOwner(shop, 'POST', `/admin/order/${id}/payment`, {})
      return undefined
    },
    run: async (errander) => {
      const { page, steps, shop } = errander
      await steps.open(shop.url + (await awaitLink(shop, /\/panier\/ajouter\?vins=[\w:,-]+/g)))
      await goOn(errander, 'Ajouter au panier', /\/panier$/)
      await order(errander, await nameInCart(page))
    },
  },
  {
    wants: 'a magnum for a birthday, with a few words on a card',
    takes: { phone: [9, 13, 4], desk: [7, 13, 4], plainPhone: [9, 13, 4], plainDesk: [8, 13, 4] },
    run: async (errander) => {
      const { page, steps } = errander
      const receive = async () => {
        await steps.check(page.getByRole('checkbox', { name: /^C’est un cadeau/ }))
        steps.count('fields')
        await page.getByLabel(/^Le mot de la carte/).fill('Bonne fête, Marthe !')
      }
      await order(errander, await takeFiltered(errander, { Format: /^150/ }), { receive })
    },
  },
  {
    wants: 'a wine by its name with a fault in it, for a business',
    // With script the search opens over the page and puts the wine into the cart.
    takes: { phone: [5, 13, 3], desk: [5, 13, 3], plainPhone: [8, 13, 5], plainDesk: [8, 13, 5] },
    run: async (errander) => {
      const { page, steps, isPhone } = errander
      await goHome(errander)
      const phoneLink = page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Chercher' })
      const deskLink = page.locator('.app-bar-wide').getByRole('button', { name: 'Lancer la recherche' })
      await steps.click(isPhone ? phoneLink : deskLink)
      steps.count('fields')
      const wine = 'Les Murgers'
      if (hasScript()) {
        const sheet = page.getByRole('dialog', { name: 'Chercher sur le site' })
        await sheet.getByRole('searchbox').pressSequentially('mugers')
        await steps.click(sheet.getByRole('button', { name: `Ajouter au panier : ${wine}` }))
      } else {
        await expect(page).toHaveURL(/\/recherche/)
        await page.locator('#question').fill('mugers')
        await goOn(errander, 'Chercher', /q=mugers/)
        expect(await openFirstWine(errander)).toContain(wine)
        await addOpened(errander)
      }
      const who = async () => {
        await fillAll(errander, { ...buyer, ...phone })
        await steps.click(page.getByText('Vous commandez pour une entreprise ?'))
        await fillAll(errander, { 'Entreprise (facultatif)': 'Perrenot et filles', 'SIREN ou SIRET (facultatif)': '732829320' })
      }
      await order(errander, wine, { who })
    },
  },
  {
    wants: 'an order taken back right after it was placed',
    takes: readyBelow([7, 10, 4]),
    run: async (errander) => {
      const { page, steps } = errander
      await goHome(errander)
      const wine = await openFirstWine(errander)
      await addOpened(errander)
      await order(errander, wine)
      await steps.click(page.getByText('Annuler la commande', { exact: true }))
      await steps.click(page.getByRole('button', { name: 'Oui, annuler la commande' }))
      await expect(page.getByText('Votre commande est annulée')).toBeVisible()
    },
  },
  {
    wants: 'to say what one thinks of what came',
    takes: everywhere([2, 2, 2]),
    before: async ({ shop }) => {
      const { id, token } = await place(shop)
      await callAsOwner(shop, 'POST', `/admin/order/${id}/payment`, {})
      for (const fulfilment of ['preparing', 'shipped']) await callAsOwner(shop, 'PUT', `/admin/order/${id}`, { fulfilment })
      return token
    },
    run: async (errander, token) => {
      const { page, steps, shop } = errander
      await steps.open(shop.url + (await awaitLink(shop, new RegExp(`/suivi/${token}`, 'g'))))
      await goOn(errander, 'Donner mon avis', /\/avis$/)
      await steps.choose('Votre note', '5')
      await steps.fill('Ce que vous en dites (facultatif)', 'Une belle bouteille, droite et longue.')
      await steps.click(page.getByRole('button', { name: 'Envoyer cet avis' }))
      await expect(main(page)).toContainText('Reçu : il paraîtra une fois lu')
    },
  },
]

const receiver = { Prénom: 'Marthe', Nom: 'Roux', 'Rue et numéro': '2, rue du Port', 'Code postal': '69003', Ville: 'Lyon' }

/** A Friday that leaves every carrier its time. */
function nextFriday(): string {
  const days = Array.from({ length: 7 }, (_, at) => addDays(parisDay(new Date()), 10 + at))
  return days.find((day) => new Date(`${day}T12:00Z`).getUTCDay() === 5) as string
}

/** Places an order through the API, as a guest does. */
async function place(shop: OwnShop): Promise<{ id: string; token: string }> {
  const { Prénom: firstname, Nom: lastname, 'Rue et numéro': address, 'Code postal': postalCode, Ville: city } = buyer
  const answer = await fetch(`${shop.url}/api/order`, {
    method: 'POST',
    headers: { idSite: '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      payment: 'TRANSFER',
      products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 2 }],
      user: { phone: '06 39 98 12 34', email, isAdult: true },
      address: { billing: { firstname, lastname, address, postalCode, city, country: 'FR' } },
      delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
    }),
  })
  const { data } = (await answer.json()) as { data: { id: string; token: string } }
  return data
}

/** The last such link that was mailed to the buyer, once it has come. */
async function awaitLink(shop: Errander['shop'], link: RegExp): Promise<string> {
  let found: string | undefined
  await expect(() => {
    const mails = readMails(shop).filter((mail) => mail.includes(`To: ${email}`))
    found = mails.flatMap((mail) => mail.match(link) ?? []).at(-1)
    expect(found, mails.at(-1)).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found as string
}
