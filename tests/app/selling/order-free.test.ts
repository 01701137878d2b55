import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '#api/platform/secrets/secrets.ts'
import { newBuyer, openSellingShop, order, readOrders, sendStep, withCart } from '../support/checkout.ts'
import { type OwnedShop, openStaffBrowser } from '../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openSellingShop()
  await shop.set('FREE_SHIPPING_BOTTLES', '1')
  await shop.call('POST', '/admin/discount-code', { code: 'CADEAU', type: 'PERCENTAGE', amount: 100 })
})
afterAll(() => shop.close())

async function orderFree() {
  const browser = await withCart(shop)
  await browser.send(await browser.open('/panier'), '/panier/code', { code: 'cadeau' })
  const who = newBuyer()
  await sendStep(browser, 'coordonnees', who)
  await sendStep(browser, 'livraison', { mode: 'c-domicile' })
  // There is no means to choose.
  const summary = await sendStep(browser, 'paiement')
  const shown = await order(browser)
  const hash = hashToken(shown.url.split('/').at(-1) ?? '')
  const read = async () => {
    const row = (await readOrders(shop)).find(({ token_hash }) => token_hash === hash)
    if (!row) throw new Error('no order was placed')
    return row
  }
  return { browser, who, summary, shown, read }
}

const plain = (html: string) => html.replaceAll(/\s/g, ' ')

test('threat 45: a guest whose order costs nothing is told before and after that one click confirms it, and that click does', async () => {
  const { browser, who, summary, shown, read } = await orderFree()
  expect(plain(summary.html)).toContain('Cette commande ne coûte rien : vous la confirmez d’un clic')
  const row = await read()
  expect([row.total, row.payment_state]).toEqual([0, 'awaiting'])
  for (const said of ['Elle ne coûte rien : un message part à', 'Confirmer votre commande', 'Commande reçue · à confirmer.'])
    expect(plain(shown.html)).toContain(said)
  expect(shown.html).toContain(`ouvrez le message envoyé à ${who.email}`)
  expect(shown.html).not.toMatch(/Comment la payer|nous la préparons\.<\/p>[\s\S]*Rien d’autre à faire|paiement en attente/)
  const page = await browser.open(`${shown.url}?preuve=${row.proof}`)
  expect((await read()).payment_state).toBe('awaiting')
  const done = await browser.send(page, `${shown.url}/confirmer`)
  expect(done.html).toContain('Merci, votre adresse est confirmée')
  expect(plain(done.html)).toContain('Commande reçue.')
  expect(done.html).not.toMatch(/Confirmer votre commande|Paiement reçu/)
  expect(await read()).toMatchObject({ payment_state: 'paid', is_proven: 1, expires_at: null })
})

test('threat 45: the owner sees it among what is held, that it is to be confirmed, and may confirm it themselves', async () => {
  const { who, read } = await orderFree()
  const { id } = await read()
  const staff = await openStaffBrowser(shop)
  expect((await staff.open('/admin/commandes/retenues')).html).toContain(who.email)
  const path = `/admin/commandes/${id}`
  const sheet = await staff.open(path)
  expect(sheet.html).toContain('À confirmer')
  expect(sheet.html).not.toMatch(/Noter 0,00|Paiement reçu|Commencer la préparation/)
  const done = await staff.send(sheet, `${path}/paiement`)
  expect(done.html).toContain('Commencer la préparation')
  expect(done.html).not.toContain('Confirmer à la place du client')
  expect((await staff.open('/admin/commandes/retenues')).html).not.toContain(who.email)
})
