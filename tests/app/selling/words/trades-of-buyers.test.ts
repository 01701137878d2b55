import { afterAll, beforeAll, expect, test } from 'vitest'
import { sellsAlcohol, type Trade } from '#app/models/site/settings/trade.ts'
import { openBrowser, type Shown } from '../../../support/browser.ts'
import { plain } from '../../../support/page/page-words.ts'
import { otherTrades, wordsOfOthers } from '../../../support/trade-words.ts'
import { accepted, newBuyer, openSellingShop, reachSummary, sendStep, withCart } from '../../support/checkout.ts'
import { enterReader, type OwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let idDeclination = ''
let idProduct = ''

const thing = {
  name: 'Les Hautes Eaux',
  kind: 'autre',
  price: '18',
  isValid: 'on',
  'facts.good.maker': 'Atelier du Haut-Doubs',
  'facts.good.makerContact': '3, rue des Forges, 25300 Pontarlier, bonjour@atelier.test',
  'facts.good.brand': 'Haut-Doubs',
  'facts.good.model': 'H-1',
  'facts.good.warnings': 'Aucun.',
  'vintages.0.capacity': '',
  'vintages.0.stock': '400',
  'vintages.0.reference': 'HE',
}

beforeAll(async () => {
  shop = await openSellingShop()
  await shop.set('COMPANY_NAME', 'Maison Perrin')
  await shop.set('LEGAL_COMPANY_NAME', 'Maison Perrin')
  await shop.set('SHIPPING_MESSAGE', '')
  const staff = await openStaffBrowser(shop)
  const made = await staff.send(await staff.open('/admin/produits/nouveau'), '/admin/produits/nouveau', thing)
  idProduct = made.url.split('/').at(-1) ?? ''
  const { declinations } = await shop.call('GET', `/admin/declination?product=${idProduct}`)
  idDeclination = (declinations as { id: string }[])[0]?.id ?? ''
})
afterAll(() => shop.close())

async function take(trade: Trade): Promise<void> {
  await shop.set('TRADE', trade)
  await shop.call('PUT', '/admin/site', { isWinemaker: sellsAlcohol(trade) })
}

/** What the page itself says, read and unread. */
function saidBy(page: Pick<Shown, 'main'>): string {
  const { main } = page
  return plain(`${main.text} ${main.all('[aria-label]').map((part) => part.attribute('aria-label'))}`)
}

type Seen = [name: string, said: string][]

/** The way of a buyer from an empty cart to what was ordered, as far as the page of each step tells it. */
async function walk(trade: Trade): Promise<{ seen: Seen; token: string }> {
  const seen: Seen = []
  const see = (name: string, page: Pick<Shown, 'main'>) => void seen.push([name, saidBy(page)])
  see('empty cart', await openBrowser(shop).open('/panier'))
  const browser = await withCart(shop, `${idDeclination}:2`)
  see('cart', await browser.open('/panier'))
  see('drawer', await browser.open('/panier/en-bref'))
  see('contact', await browser.open('/commande'))
  see('delivery', await sendStep(browser, 'coordonnees', newBuyer()))
  see('summary', await reachSummary(browser, { who: newBuyer() }))
  const thanks = await sendStep(browser, 'recapitulatif', sellsAlcohol(trade) ? accepted : { conditions: 'on' })
  see('thanks', thanks)
  return { seen, token: /\/suivi\/([\w-]+)/.exec(thanks.url)?.[1] ?? '' }
}

/** The forms after the sale, of an order that has left. */
async function afterSale(): Promise<Seen> {
  const placed = await shop.call('POST', '/order', {
    payment: 'TRANSFER',
    products: [{ idProduct, idDeclination, quantity: 2 }],
    user: { phone: '06 39 98 12 34', email: newBuyer().email, isAdult: true },
    address: {
      billing: {
        firstname: 'Agathe',
        lastname: 'Perrenot',
        address: '12, impasse des Tilleuls',
        postalCode: '39600',
        city: 'Montorge',
        country: 'FR',
      },
    },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
  const path = `/suivi/${placed.token}`
  const early = await shop.page(`${path}/avis`)
  await shop.call('POST', `/admin/order/${placed.id}/payment`, {})
  for (const fulfilment of ['preparing', 'shipped', 'completed'])
    await shop.call('PUT', `/admin/order/${placed.id}`, { fulfilment })
  const rest = ['', '/signaler', '/renoncer', '/avis'] as const
  const pages = await Promise.all(rest.map(async (end) => [end, saidBy(await shop.page(path + end))] as [string, string]))
  return [['early opinion', saidBy(early)], ...pages]
}

async function account(): Promise<Seen> {
  const reader = await enterReader(shop)
  const pages = ['/mon-compte', '/mon-compte/commandes', '/mon-compte/donnees', '/mon-compte/adresses']
  const seen = await Promise.all(
    pages.map(async (path): Promise<[string, string]> => [path, saidBy(await shop.page(path, reader))]),
  )
  const open = await Promise.all(
    ['/auth', '/newsletter', '/envies', '/renoncer'].map(
      async (path): Promise<[string, string]> => [path, saidBy(await shop.page(path))],
    ),
  )
  return [...seen, ...open]
}

test.each(otherTrades)('a buyer reads the words of the trade from the cart to what comes after the sale: %s', async (trade) => {
  await take(trade)
  const { seen, token } = await walk(trade)
  expect(token).not.toBe('')
  const all = [...seen, ...(await afterSale()), ...(await account())]
  expect(all.flatMap(([name, said]) => wordsOfOthers(trade, said).map((word) => `${name}: ${word}`))).toEqual([])
  const of = (name: string) => all.find(([one]) => one === name)?.[1] ?? ''
  const { piece, kept } = {
    BEER: { piece: 'bières', kept: 'vos bières vous sont gardées' },
    CHEESE: { piece: 'fromages', kept: 'vos fromages vous sont gardés' },
    BOOKS: { piece: 'livres', kept: 'vos livres vous sont gardés' },
  }[trade]
  expect(of('cart')).toContain(`Vos ${piece}`)
  expect(of('thanks')).toContain(kept)
  // A thing that fills no place of a carton is short of none.
  expect(of('cart')).not.toContain('pour un carton de')
  expect(of('cart').includes('interdite aux mineurs')).toBe(sellsAlcohol(trade))
  expect(of('summary').includes('Je déclare avoir 18 ans ou plus')).toBe(sellsAlcohol(trade))
  expect(of('delivery').includes('contre signature d’un adulte')).toBe(sellsAlcohol(trade))
})

test('a wine grower’s buyer reads of bottles, as ever', async () => {
  await take('WINE')
  const { seen } = await walk('WINE')
  const of = (name: string) => seen.find(([one]) => one === name)?.[1] ?? ''
  expect(of('empty cart')).toContain('Choisissez une bouteille : elle vous attendra ici trois mois, sur cet appareil.')
  expect(of('cart')).toContain('Vos bouteilles')
  expect(of('delivery')).toContain('contre signature d’un adulte')
  expect(of('thanks')).toContain('vos bouteilles vous sont gardées')
})
