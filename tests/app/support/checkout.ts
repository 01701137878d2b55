import { bindToSite } from '#api/platform/database/database.ts'
import type { Browser, Shown } from '../../support/browser.ts'
import { openBrowser } from '../../support/browser.ts'
import type { Page } from '../../support/page/page.ts'
import type { TestShop } from '../../support/site.ts'
import { type OwnedShop, openOwnedShop } from './owner.ts'

/** Opens the demo shop with everything on by which it is paid without a provider. */
export async function openSellingShop(): Promise<OwnedShop> {
  const shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await shop.set('TRANSFER_IBAN', 'FR7630006000011234567890189')
  await shop.set('PAY_ON_COLLECTION', 'true')
  return shop
}

export const readOrders = (shop: TestShop) =>
  bindToSite(shop.db, '1').read.selectFrom('orders').selectAll().orderBy('placed_at').execute()

/** What a page says of something that is no field, by the id of its fault. */
export const faultOf = (page: Page, id: string) => page.all(`#${id}`)[0]?.text

/** The first time at which a cart can be fetched. */
export const firstSlot = (page: Page) =>
  page
    .field('Jour et heure du retrait')
    .options()
    .map(({ value }) => value)
    .find((value) => /^\d{4}-\d\d-\d\d\.\w+$/.test(value)) ?? ''

export const buyer = {
  email: 'agathe@shop.test',
  phone: '06 39 98 12 34',
  firstname: 'Agathe',
  lastname: 'Perrenot',
  address: '12, impasse des Tilleuls',
  postalCode: '39600',
  city: 'Montorge',
  country: 'FR',
}

/** A visitor with these goods in their cart: `abbesse-2021-75:2,jaune-2017-62:1`. */
export async function withCart(shop: TestShop, vins = 'abbesse-2021-75:2', browser = openBrowser(shop)): Promise<Browser> {
  const page = await browser.open(`/panier/ajouter?vins=${vins}`)
  await browser.send(page, '/panier/ajouter')
  return browser
}

/** The part of the checkout that a page has open, by its form: a page never has two of them. */
export function openPart({ html }: Shown): string {
  return [...html.matchAll(/action="\/commande\/(coordonnees|livraison|paiement|recapitulatif)"/g)]
    .map(([, step]) => step)
    .join(' and ')
}

/** Sends a part of the checkout as it stands, but for these fields. */
export async function sendStep(browser: Browser, step: string, fields: Record<string, string> = {}): Promise<Shown> {
  const path = `/commande/${step}`
  return browser.send(await browser.open(path), path, fields)
}

let buyers = 0

/** Somebody who has not ordered before: one mailbox may have only so many orders that wait for their money. */
export function newBuyer() {
  buyers += 1
  return { ...buyer, email: `acheteur-${buyers}@shop.test` }
}

/** Goes as far as the button of the order: to the buyer's own door, paid by transfer unless these say otherwise. */
export async function reachSummary(
  browser: Browser,
  { mode = 'c-domicile', who = {}, more = {}, paiement = 'TRANSFER' } = {},
): Promise<Shown> {
  await sendStep(browser, 'coordonnees', { ...newBuyer(), ...who })
  await sendStep(browser, 'livraison', { mode, ...more })
  return sendStep(browser, 'paiement', { paiement })
}

/** What is accepted and declared beside the button of the order. */
export const accepted = { conditions: 'on', adulte: 'on' }

/** Places the order that the page shows. */
export async function order(browser: Browser, fields: Record<string, string> = {}): Promise<Shown> {
  return sendStep(browser, 'recapitulatif', { ...accepted, ...fields })
}
