import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { promiseDelivery } from '#app/models/selling/shipping/delivery-promise.ts'
import { findHolidaysThere } from '#app/models/selling/shipping/holidays-there.ts'
import { openingHours } from '#app/models/site/settings/parameter-list-company.ts'
import { sayPromisedDays } from '#app/texts/selling/promise.ts'
import { sayClosedDays } from '#app/texts/site/closing.ts'
import { plain } from '../../support/page/page-words.ts'
import { newBuyer, openPart, openSellingShop, order, reachSummary, sendStep, withCart } from '../support/checkout.ts'
import { type OwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
  // Whatever the hour at which these run, the day's limit lies ahead of them or behind them all.
  await shop.set('ORDER_CUT_OFF', '23:59')
  for (const type of openingHours) await shop.set(type, '')
})
afterAll(() => shop.close())

const noHours = ['', '', '', '', '', '', '']
const carrier = { leastDays: 2, mostDays: 3, cutOff: null, pickupDays: [1, 2, 3, 4, 5], worksSaturdays: false }

/** What a calendar of our own says of now. */
function daysOf(preparationDays = 1, pace = {}, place = { country: 'FR', postalCode: '39600' }) {
  const house = { preparationDays, cutOff: 23 * 60 + 59, week: noHours, closings: [] }
  const promised = promiseDelivery(new Date(), house, { ...carrier, ...pace }, findHolidaysThere(place))
  if (!promised.ok) throw new Error('nothing is promised')
  return { ...promised.value, says: sayPromisedDays(promised.value) }
}

describe('the days on which a parcel comes, without a script', () => {
  const path = '/boutique/clos-de-l-abbesse'

  test('stand on the page of a product until they change, with the first day at the cellar, and in its data', async () => {
    const page = await shop.page(path)
    expect(page.item(/^Chez vous/).text).toContain(`Chez vous ${daysOf().says}, en France métropolitaine, commandé avant`)
    expect(page.item(/^Au caveau dès/)).toBeTruthy()
    const html = await shop.html(path)
    expect(html).toContain('"deliveryTime":{"@type":"ShippingDeliveryTime"')
    await shop.set('PREPARATION_DAYS', '5')
    expect(await shop.html(path)).toContain(`Chez vous ${daysOf(5).says}`)
    await shop.set('PREPARATION_DAYS', '1')
  })

  test('move with a closing of the house at once, and are not there where nobody has said its hour', async () => {
    const before = daysOf()
    const closing = await shop.call('POST', '/admin/collection-closing', { firstDay: before.leaves, lastDay: before.leaves })
    expect(await shop.html(path)).not.toContain(`Chez vous ${before.says}`)
    await shop.call('DELETE', `/admin/collection-closing/${closing.id}`)
    expect(await shop.html(path)).toContain(`Chez vous ${before.says}`)
    await shop.set('ORDER_CUT_OFF', '')
    expect(await shop.html(path)).not.toContain('Chez vous')
    await shop.set('ORDER_CUT_OFF', '23:59')
  })

  test('stand in the cart’s estimate, at the delivery step, in the summary and with the order, the same everywhere', async () => {
    const browser = await withCart(shop)
    const cart = await browser.open('/panier')
    const estimated = await browser.send(cart, '/panier/estimer', { cp: '39600' })
    const { says } = daysOf()
    expect(estimated.html).toContain(`Chez vous ${says}`)
    const summary = await reachSummary(browser)
    const delivery = await browser.open('/commande/livraison')
    expect(delivery.html).toContain(`Chez vous ${says}`)
    expect(delivery.html).toContain('Au caveau dès')
    expect(summary.html).toContain(`Chez vous ${says}, si votre paiement nous parvient avant`)
    const placed = await order(browser)
    expect(placed.html).toContain(`<h3>Chez vous</h3><p class="order-big num">${says}</p>`)
    expect(placed.one('.order-way li:last-child').text).toContain('Si votre paiement nous parvient avant')
    const [kept] = await bindToSite(shop.db, '1').read.selectFrom('orders').selectAll().execute()
    expect(sayPromisedDays({ from: kept?.promised_from ?? '', to: kept?.promised_to ?? '' })).toBe(says)
    expect((await (await openStaffBrowser(shop)).open(`/admin/commandes/${kept?.id}`)).html).toContain('arrivée entre')
  })

  test('beyond the mainland they are those of the zone, from the page of the product to the mail of the order', async () => {
    for (const [type, value] of Object.entries({ ONLY_SELL_IN_FRANCE: 'false', UNION_VAT: 'BELOW', EXCISE_NUMBER: 'FR1' }))
      await shop.set(type, value)
    const brussels = { country: 'BE', postalCode: '1000' }
    const says = sayPromisedDays(daysOf(1, { leastDays: 3, mostDays: 5 }, brussels))
    const page = await shop.page(path)
    const zones = plain(page.one('.elsewhere').text)
    expect(zones).toContain('Livraison hors de métropole : les jours')
    expect(zones).toMatch(/Corse.*entre .* et /)
    expect(zones).toContain(plain(says))
    const browser = await withCart(shop, 'abbesse-2021-75:6')
    const estimated = await browser.send(await browser.open('/panier'), '/panier/estimer', { pays: 'BE', cp: '1000' })
    expect(estimated.html).toContain(`Chez vous ${says}`)
    const summary = await reachSummary(browser, { who: { ...brussels, city: 'Bruxelles' } })
    expect((await browser.open('/commande/livraison')).html).toContain(`Chez vous ${says}`)
    expect(summary.html).toContain(`Chez vous ${says}, si votre paiement nous parvient avant`)
    expect((await order(browser)).html).toContain(`<h3>Chez vous</h3><p class="order-big num">${says}</p>`)
    const mails = await bindToSite(shop.db, '1').read.selectFrom('outbox').select('params').execute()
    expect(mails.some(({ params }) => plain(params).includes(`Chez vous ${plain(says)}`))).toBe(true)
    for (const [type, value] of Object.entries({ ONLY_SELL_IN_FRANCE: 'true', UNION_VAT: 'CLOSED', EXCISE_NUMBER: '' }))
      await shop.set(type, value)
  })

  test('what should be there is said to be late to its buyer, who asks after it, and to the house', async () => {
    const browser = await withCart(shop)
    await reachSummary(browser)
    const placed = await order(browser)
    const rows = bindToSite(shop.db, '1')
    const row = await rows.read.selectFrom('orders').selectAll().orderBy('placed_at', 'desc').executeTakeFirstOrThrow()
    await shop.call('POST', `/admin/order/${row.id}/payment`, {})
    const promised = { promised_leave: '2026-02-02', promised_from: '2026-02-04', promised_to: '2026-02-05', promised_by: null }
    await rows.inTransaction((tx) => tx.updateTable('orders').set(promised).where('id', '=', row.id).execute())
    const late = await browser.open(placed.url)
    expect(late.html).toContain('Elle était promise pour le jeudi 5\u00a0février au plus tard, et elle n’est pas encore partie.')
    const claim = await browser.open(`${placed.url}/signaler?souci=LOST`)
    expect(claim.field('Ce qui est arrivé').value).toBe('LOST')
    const today = await (await openStaffBrowser(shop)).open('/admin')
    expect(today.html).toContain('promise pour le jeudi 5\u00a0février, pas encore partie.')
    const told = await browser.send(claim, `${placed.url}/signaler`, { recit: 'Rien n’est arrivé.' })
    expect(told.status).toBe(200)
    expect((await browser.open(placed.url)).html).not.toContain('Elle était promise')
  })

  test('nobody is asked for a number that no carrier wants', async () => {
    for (const id of ['domicile', 'relais']) await shop.call('PUT', `/admin/carrier/${id}`, { wantsPhone: false })
    const browser = await withCart(shop)
    const step = await sendStep(browser, 'coordonnees', { ...newBuyer(), phone: '' })
    expect(step.html).not.toContain('name="telephone"')
    expect(openPart(await sendStep(browser, 'livraison', { mode: 'c-domicile' }))).toBe('recapitulatif')
    for (const id of ['domicile', 'relais']) await shop.call('PUT', `/admin/carrier/${id}`, { wantsPhone: true })
  })

  test('days off in one form: the band, the hours and the mail of an order say so, and all of it ends by itself', async () => {
    const staff = await openStaffBrowser(shop)
    await shop.set('OPENING_HOURS_MONDAY', '9 h – 12 h')
    const today = parisDay(new Date())
    const form = await staff.open(`/admin/fermetures/nouveau?firstDay=${today}&lastDay=${addDays(today, 9)}`)
    const made = await staff.send(form, '/admin/fermetures/nouveau', { words: '' })
    expect(made.heading().text).toMatch(/^Du .* au /)
    expect(plain(made.region('Ce qui suit de soi-même').text)).toMatch(/En cours.*Bandeau dès le .*Nous sommes fermés du/)
    const said = `Nous sommes fermés ${sayClosedDays({ firstDay: today, lastDay: addDays(today, 9) })}`
    const home = await shop.page('/')
    expect(plain(home.region('Congés').text)).toContain(`${said}. Vos commandes sont préparées à notre retour.`)
    expect(plain((await shop.page('/contact')).text)).toMatch(/Du .* au .*fermé/)
    const browser = await withCart(shop)
    const summary = await reachSummary(browser)
    expect(summary.html).not.toContain(`Chez vous ${daysOf().says}`)
    await order(browser)
    const mails = await bindToSite(shop.db, '1').read.selectFrom('outbox').select('params').execute()
    expect(mails.some(({ params }) => plain(params).includes(`${said} : ce qui n’est pas parti avant`))).toBe(true)
    // What is over is told nowhere, without anybody having done anything.
    const days = { firstDay: addDays(today, -9), lastDay: addDays(today, -1) }
    await shop.call('PUT', `/admin/collection-closing/${made.url.split('/').at(-1)}`, days)
    expect((await shop.page('/')).html).not.toContain('Nous sommes fermés')
    await shop.set('OPENING_HOURS_MONDAY', '')
  })
})
