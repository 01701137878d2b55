import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../support/browser.ts'
import { plain } from '../../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await shop.set('HANDLE_STOCK', 'true')
})
afterAll(() => shop.close())

const email = 'agathe@shop.test'
const wine = 'abbesse-2021-75'

/** A delivered order of six bottles of one wine, of which its buyer gives some up. */
async function giveUp(quantity: number) {
  const who = { firstname: 'Agathe', lastname: 'Perrenot', address: '12, impasse des Tilleuls' }
  const order = await shop.call('POST', '/order', {
    payment: 'TRANSFER',
    products: [{ idProduct: 'abbesse', idDeclination: wine, quantity: 6 }],
    user: { phone: '06 39 98 12 34', email, isAdult: true },
    address: { billing: { ...who, postalCode: '39600', city: 'Montorge', country: 'FR' } },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
  await shop.call('POST', `/admin/order/${order.id}/payment`, {})
  for (const fulfilment of ['preparing', 'shipped', 'completed'])
    await shop.call('PUT', `/admin/order/${order.id}`, { fulfilment })
  const browser = openBrowser(shop)
  const path = `/suivi/${order.token}/renoncer`
  await browser.send(await browser.open(path), path, { 'rendre-0': String(quantity) })
  const { withdrawals } = (await shop.call('GET', `/admin/withdrawal?reference=${order.reference}`)) as never as {
    withdrawals: { id: string; refund: number }[]
  }
  const [withdrawal] = withdrawals
  if (!withdrawal) throw new Error('nothing was given up')
  return { order, place: `/admin/retractations/${withdrawal.id}`, refund: withdrawal.refund }
}

async function countStock(): Promise<number> {
  const { declinations } = (await shop.call('GET', '/admin/declination?nbItem=100&product=abbesse')) as never as {
    declinations: { id: string; quantity: number }[]
  }
  return declinations.find(({ id }) => id === wine)?.quantity ?? -1
}

test('what comes back is put on the shelf again, and the money goes back only once its amount was asked about', async () => {
  const { order, place, refund } = await giveUp(3)
  const sum = `${(refund / 100).toFixed(2).replace('.', ',')} €`
  const before = await countStock()
  const staff = await openStaffBrowser(shop)
  const opened = await staff.open(place)
  expect(plain(opened.text)).toContain('À rembourser avant la fin du')
  expect(opened.all('select[name="state"]')).toHaveLength(0)

  const tooMany = await staff.send(opened, `${place}/retour`, { 'stock-0': '4' })
  expect([tooMany.status, tooMany.fieldNamed('stock-0').value]).toEqual([422, '4'])
  const received = await staff.send(tooMany, `${place}/retour`, { 'stock-0': '2' })
  expect(plain(received.text)).toContain('Produits revenus')
  expect(received.all(`[action="${place}/retour"]`)).toHaveLength(0)
  expect(await countStock()).toBe(before + 2)
  const movements = (await staff.open('/admin/stock')).html
  expect(movements).toContain(`Retour de la commande ${order.reference}`)

  const asked = await staff.open(`${place}/remboursement`)
  expect(plain(asked.one('h1').text)).toBe(`Rembourser ${sum} à Agathe Perrenot ?`)
  expect((await shop.call('GET', `/admin/order/${order.id}`)).refunded).toBe(0)
  const refunded = await staff.send(asked, `${place}/remboursement`)
  expect((await shop.call('GET', `/admin/order/${order.id}`)).refunded).toBe(refund)
  expect(refunded.html).not.toMatch(/\/(retour|remboursement|refus)"/)
  const history = await staff.open(`/admin/commandes/${order.id}`)
  expect(history.text).toContain('rétractation')
  expect(history.main.text).not.toContain('withdrawal')

  const again = await staff.post(asked, `${place}/remboursement`)
  expect(again.status).toBe(409)
  expect(again.html).toContain('Cette rétractation a déjà eu sa suite')
  expect((await shop.call('GET', `/admin/order/${order.id}`)).refunded).toBe(refund)
})

test('a withdrawal is refused with reasons only, and its buyer reads them', async () => {
  const { place } = await giveUp(1)
  const staff = await openStaffBrowser(shop)
  const asked = await staff.open(`${place}/refus`)
  const mute = await staff.send(asked, `${place}/refus`, { raisons: ' ' })
  expect(mute.status).toBe(422)
  expect(mute.html).toContain('le client lit vos raisons')
  const refused = await staff.send(mute, `${place}/refus`, { raisons: 'Les bouteilles étaient descellées.' })
  expect(refused.html).toContain('Refusée')
  const mails = await shop.db.read.selectFrom('outbox').select('params').where('kind', '=', 'withdrawal_answered').execute()
  expect(mails.some(({ params }) => params.includes('Les bouteilles étaient descellées.'))).toBe(true)
})
