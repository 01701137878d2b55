import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { hashToken } from '#api/platform/secrets/secrets.ts'
import { gaveWayDetail, releaseOrder } from '#api/selling/holds/release-order.ts'
import { sayHour, sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { cardGraceMinutes } from '#app/models/selling/orders/unproven-order.ts'
import { fieldsOf } from '../../support/browser.ts'
import { accepted, newBuyer, openSellingShop, order, reachSummary, readOrders, withCart } from '../support/checkout.ts'
import { quantitiesOf } from '../support/fill-cart.ts'
import { type OwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
})
afterAll(() => shop.close())

const day = 24 * 3_600_000
const titled = 'Combien de temps vos bouteilles sont gardées'

async function orderAs(who: ReturnType<typeof newBuyer>) {
  const browser = await withCart(shop)
  await reachSummary(browser, { who })
  const shown = await order(browser)
  const row = (await readOrders(shop)).find(({ token_hash }) => token_hash === hashToken(shown.url.split('/').at(-1) ?? ''))
  if (!row) throw new Error('no order was placed')
  return { browser, shown, row }
}

test('threat 45: a guest is told how long the bottles are kept, and one click of the mail keeps them for longer', async () => {
  const who = newBuyer()
  const { browser, shown, row } = await orderAs(who)
  expect(shown.html).toContain(titled)
  expect(shown.html).toContain(`ouvrez le message envoyé à ${who.email}`)
  expect(shown.html).not.toContain(row.proof)
  expect(Date.parse(row.expires_at ?? '') - Date.parse(row.placed_at)).toBe(day)
  // The link of the mail itself changes nothing: machines open links too.
  const page = await browser.open(`${shown.url}?preuve=${row.proof}`)
  expect((await readOrders(shop)).find(({ id }) => id === row.id)?.is_proven).toBe(0)
  const kept = await browser.send(page, `${shown.url}/confirmer`)
  expect(kept.html).toContain('Merci, votre adresse est confirmée')
  expect(kept.html).not.toContain(titled)
  const after = (await readOrders(shop)).find(({ id }) => id === row.id)
  expect(Date.parse(after?.expires_at ?? '') - Date.parse(row.placed_at)).toBe(7 * day)
})

test('threat 45: the page of an order that gave way says that it can be taken up again, and the mail’s click does it', async () => {
  const { browser, shown, row } = await orderAs(newBuyer())
  const { inTransaction } = bindToSite(shop.db, '1')
  const gaveWay = { to: 'expired', by: 'clock', detail: gaveWayDetail, now: new Date() } as const
  await inTransaction((tx) => releaseOrder(tx, row, gaveWay))
  const seen = await browser.open(shown.url)
  expect(seen.html).toContain('paiement en attente, bouteilles rendues à la vente')
  expect(seen.html).toContain('Reprendre vos bouteilles')
  expect(seen.html).not.toMatch(/délai dépassé, commande close|bouteilles sont gardées/)
  const page = await browser.open(`${shown.url}?preuve=${row.proof}`)
  const taken = await browser.send(page, `${shown.url}/confirmer`)
  expect(taken.html).toContain('paiement en attente')
  expect(taken.html).not.toContain('rendues à la vente')
  expect((await readOrders(shop)).find(({ id }) => id === row.id)).toMatchObject({ is_holding: 1, payment_state: 'awaiting' })
})

test('threat 45: the summary tells a guest the rule by which bottles are kept', async () => {
  const said = 'vos bouteilles vous sont gardées 24 heures ; 2 heures quand il en reste peu, 35 minutes pour les dernières'
  const browser = await withCart(shop)
  const shown = await reachSummary(browser)
  expect(shown.html.replaceAll(/\s/g, ' ')).toContain(said)
})

test('threat 45: who pays by card is told before and after how long the bottles are kept', async () => {
  const browser = await withCart(shop)
  const summary = await reachSummary(browser, { paiement: 'CARD' })
  expect(summary.html.replaceAll(/\s/g, ' ')).toContain('payez dans les 12 minutes')
  const sent = await browser.post(summary, '/commande/recapitulatif', accepted)
  const path = (sent.headers.get('location') ?? '').replace('?essai=1', '')
  const row = (await readOrders(shop)).find(({ token_hash }) => token_hash === hashToken(path.split('/').at(-1) ?? ''))
  if (!row) throw new Error('no order was placed')
  const page = await browser.open(path)
  const until = sayHour(new Date(Date.parse(row.placed_at) + cardGraceMinutes * 60_000).toISOString())
  const said = `Si le vin vient à manquer, vos bouteilles sont gardées jusqu’à ${until} : réglez avant.`
  expect(page.html.replaceAll(/\s/g, ' ')).toContain(said.replaceAll(/\s/g, ' '))
})

test('threat 45: of the last bottles the page of the order tells the very minute', async () => {
  const { inTransaction } = bindToSite(shop.db, '1')
  await inTransaction((tx) => tx.updateTable('products').set({ stock: 2 }).where('id', '=', 'jaune').execute())
  await inTransaction((tx) => tx.updateTable('declinations').set({ quantity: 2 }).where('product_id', '=', 'jaune').execute())
  const browser = await withCart(shop, 'jaune-2017-62:2')
  await reachSummary(browser)
  const shown = await order(browser)
  const row = (await readOrders(shop)).find(({ token_hash }) => token_hash === hashToken(shown.url.split('/').at(-1) ?? ''))
  expect(Date.parse(row?.expires_at ?? '') - Date.parse(row?.placed_at ?? '')).toBe(35 * 60_000)
  expect(shown.html).toContain(`gardées jusqu’au ${sayLongMoment(row?.expires_at ?? '')}`)
})

test('threat 41: where a mailbox gets no more mails today the page says so, and the order stands', async () => {
  const who = newBuyer()
  for (let n = 0; n < 3; n += 1) await orderAs(who)
  const { shown, row } = await orderAs(who)
  expect(shown.html).toContain(`Nous n’écrivons pas tout de suite à ${who.email}`)
  expect(shown.html).not.toContain('Un message part à')
  expect([row.is_holding, row.payment_state]).toEqual([1, 'awaiting'])
})

test('threat 45: who holds too much is told so beside the right place, how to go on, and keeps the cart', async () => {
  const { read, inTransaction } = bindToSite(shop.db, '1')
  await inTransaction((tx) => tx.updateTable('products').set({ stock: 200 }).where('id', '=', 'abbesse').execute())
  await inTransaction((tx) => tx.updateTable('declinations').set({ quantity: 200 }).where('product_id', '=', 'abbesse').execute())
  const before = (await readOrders(shop)).length
  const browser = await withCart(shop, 'abbesse-2021-75:90')
  await reachSummary(browser)
  const refused = await order(browser)
  expect(refused.status).toBe(429)
  expect(refused.html).toContain('une si grande part d’un même vin')
  expect(refused.html).toContain('écrivez-nous')
  expect((await readOrders(shop)).length).toBe(before)
  expect(quantitiesOf(await browser.open('/panier'))).toEqual([90])
  expect((await read.selectFrom('orders').select('id').execute()).length).toBe(before)
})

test('threat 45: the owner sees which bottles unpaid orders keep, and frees those of one in a click and a yes, without script', async () => {
  const who = newBuyer()
  const [first, second] = [(await orderAs(who)).row, (await orderAs(newBuyer())).row]
  const { db } = shop
  const stock = db.read.selectFrom('order_stock').select('quantity').where('order_id', '=', first.id)
  const bottles = (await stock.execute()).reduce((sum, { quantity }) => sum + quantity, 0)
  const staff = await openStaffBrowser(shop)
  const path = '/admin/commandes/retenues'
  expect((await staff.open('/admin/commandes')).link('Bouteilles retenues').href).toBe(path)
  const seen = await staff.open(path)
  const row = seen.row(who.email)
  expect(row.one('input').value).toBe(first.id)
  expect(row.all('td').map(({ text }) => text)).toContain(String(bottles))
  expect(row.text).toContain('non confirmée')
  const nothing = await staff.open(`${path}/liberer`)
  expect([nothing.status, nothing.html.includes('Choisissez au moins une commande.')]).toEqual([422, true])
  const asked = await staff.open(`${path}/liberer?commande=${first.id}`)
  expect(fieldsOf(asked, `${path}/liberer`)).toMatchObject({ bouteilles: String(bottles) })
  expect(asked.html).not.toContain(second.id)
  const isHeld = async ({ id }: { id: string }) =>
    (await db.read.selectFrom('orders').select('is_holding').where('id', '=', id).executeTakeFirstOrThrow()).is_holding
  expect(await isHeld(first)).toBe(1)
  const freed = await staff.send(asked, `${path}/liberer`)
  expect(freed.note().text).toContain(`Bouteilles remises en vente\u00a0: ${bottles}.`)
  expect(freed.all(`[value="${first.id}"]`)).toHaveLength(0)
  expect([await isHeld(first), await isHeld(second)]).toEqual([0, 1])
  // Sent a second time it ends nothing else.
  const again = await staff.send(asked, `${path}/liberer`)
  expect([again.status, again.html.includes('a changé entre-temps')]).toEqual([409, true])
  expect(await isHeld(second)).toBe(1)
})
