import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { tokenCookie } from '#app/services/platform/session/cookies.server.ts'
import { fulfilmentNames, paymentNames } from '#app/texts/house/orders/orders.ts'
import { type Browser, openBrowser } from '../../support/browser.ts'
import { plain } from '../../support/page/page-words.ts'
import { fillTill } from '../../support/trade.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
let staff: Browser
let visitor: Browser

beforeAll(async () => {
  shop = await openOwnedShop({ fill: fillTill })
  staff = await openStaffBrowser(shop)
  visitor = openBrowser(shop)
})
afterAll(() => shop.close())

const read = async (who: Browser, path: string) => plain((await who.open(path)).text)

test('an order stands in the panel in each state of its payment and of its goods', async () => {
  let said = ''
  for (const page of [1, 2, 3, 4]) said += await read(staff, `/admin/commandes?page=${page}`)
  const { awaiting, ...settled } = paymentNames
  expect(said).toContain(`Virement ${awaiting.toLocaleLowerCase('fr')} jusqu’au `)
  for (const word of [...Object.values(settled), ...Object.values(fulfilmentNames)]) expect(said).toContain(` ${word} `)
})

test.each([
  ['a withdrawal that was declared', '/admin/retractations?vue=a-recevoir', 'Paul Vernier'],
  ['a withdrawal whose goods are back', '/admin/retractations?vue=a-rembourser', 'Suzanne Maréchal'],
  ['a claim that waits for its answer', '/admin/reclamations?vue=sans-reponse', 'Nour Haddad'],
  ['a claim that was answered', '/admin/reclamations', 'Yann Le Goff'],
  ['a letter that went out', '/admin/lettres', 'L’automne au domaine'],
  ['a letter that is being written', '/admin/lettres', 'L’hiver au domaine'],
  ['a form that was filled in', '/admin/reponses', 'Organiser une dégustation de groupe'],
  ['a message', '/admin/messages', 'Un magnum de 2019'],
  ['a booking by telephone', '/admin/reservations', 'Les anciens de la chorale'],
  ['a registration for an evening', '/admin/inscriptions', 'Daubigney'],
  ['a reader of the letters', '/admin/abonnes', 'suzanne.marechal@exemple.test'],
  ['the logo of light grounds', '/admin/logos', 'Logo sur fond clair'],
  ['the logo of the footer', '/admin/logos', 'Logo du pied de page'],
  ['a service of others', '/admin/applications', 'En marche, chez qui l’accepte'],
  ['the drawing of tabs', '/admin/logos', 'Icône d’onglet'],
])('the panel shows %s', async (_what, path, said) => {
  expect(await read(staff, path)).toContain(said)
})

test.each([
  ['a plain popup, away from the home page', '/venir-nous-voir', 'Le portail du haut est fermé'],
  [
    'a popup of wine with what the law says',
    '/recettes-et-accords',
    'Le vin de la recette Lire l’annonce L’abus d’alcool est dangereux pour la santé',
  ],
  ['a band', '/', 'Les soirées du caveau : il reste quelques places à table'],
  ['a wine in two presentations', '/boutique/vieille-grange', 'Caisse de bois'],
  ['what others say of the house', '/avis', 'Un vin jaune expliqué sans jargon'],
  ['settings of a component that its shop reads', '/boutique', 'Vous hésitez ? Fatou décroche.'],
  ['the service that counts visits, named before anybody agrees', '/cookies', 'Services : Plausible.'],
  ['a second language', '/en', 'Three hillsides, nine hectares, one house'],
  ['a page in it', '/en/visit-us', 'Mouchard station is ten kilometres away'],
])('a visitor finds %s', async (_what, path, said) => {
  expect(await read(openBrowser(shop), path)).toContain(said)
})

test('each link of the home page, its bands included, and of the letter that went out leads to a page', async () => {
  const { hrefs } = await openBrowser(shop).open('/')
  const letters = await shop.db.read.selectFrom('letters').select('button_url').where('button_url', '<>', '').execute()
  const links = hrefs.filter((href) => href.startsWith('/')).map((href) => href.replace(/#.*/, ''))
  expect(links).toContain('/elements/soirees')
  for (const path of new Set([...links, ...letters.map(({ button_url }) => button_url)])) {
    const { status } = await openBrowser(shop).open(path)
    expect(status, path).toBe(200)
  }
})

test('the switch of languages leads to the other front door, and the page and its translation name each other', async () => {
  const home = await visitor.open('/')
  expect(home.hrefs).toContain('/langue/en')
  expect((await visitor.open('/langue/en')).html).toContain('Three hillsides')
  const page = await openBrowser(shop).open('/venir-nous-voir')
  expect(page.one('link[hreflang="en"]').href).toMatch(/\/en\/visit-us$/)
})

test('the service that counts visits is allowed on no page before a visitor agrees, and by its own address alone afterwards', async () => {
  const measure = 'https://mesure.troiscoteaux.example'
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''
  for (const path of ['/', '/boutique', '/cookies']) {
    const answer = await shop.get(path)
    expect(policyOf(answer)).not.toContain(measure)
    expect(await answer.text()).not.toContain(measure)
  }
  const cookie = `consent=${encodeURIComponent(btoa(JSON.stringify('a')))}`
  const agreed = await shop.get('/boutique', { cookie })
  expect(policyOf(agreed)).toContain(measure)
  expect(await agreed.text()).toContain(`${measure}/js/script.js`)
})

test('no popup opens over the home page', async () => {
  const { all } = await openBrowser(shop).open('/')
  for (const popup of all('aside[data-popup]')) expect(popup.attribute('hidden')).toBe('')
})

test('the member finds her orders in her account', async () => {
  const member = openBrowser(shop)
  const token = await bindToSite(shop.db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'cliente@troiscoteaux.example', role: 'MEMBER', now: new Date() }),
  )
  const [pair = ''] = (await tokenCookie(false).serialize(token)).split(';')
  member.cookies.set('token', pair.slice('token='.length))
  const said = await read(member, '/mon-compte/commandes')
  expect(said.match(/Commande [A-Z0-9]{4}-[A-Z0-9]{4} \d\d\/\d\d\/\d{4}, [\d,]+ € · Remise, paiement reçu/g)).toHaveLength(2)
})
