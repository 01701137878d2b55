import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../support/browser.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop

beforeAll(async () => {
  shop = await openOwnedShop()
})
afterAll(() => shop.close())

type Line = { idDeclination: string; idProduct: string; stock: number }

const billing = {
  firstname: 'Jean',
  lastname: 'Roux',
  address: '2, rue Basse',
  postalCode: '39600',
  city: 'Arbois',
  country: 'FR',
}

/** An order on its way, its buyer's page, and the carrier that it has truly left with. */
async function sendOrder() {
  const { carriers } = (await shop.call('GET', '/admin/carrier')) as unknown as { carriers: { id: string }[] }
  const idCarrier = carriers[0]?.id
  await shop.call('PUT', `/admin/carrier/${idCarrier}`, { trackingAddress: 'https://route.exemple.test/{numero}' })
  const post = { name: 'La poste', serviceCode: 'P1', trackingAddress: 'https://poste.exemple.test/{numero}' }
  const other = await shop.call('POST', '/admin/carrier', post)
  const { lines } = (await shop.call('GET', '/admin/stock?nbItem=100')) as unknown as { lines: Line[] }
  const wine = lines.find(({ stock }) => stock > 40)
  const { id, token } = (await shop.call('POST', '/order', {
    products: [{ id: wine?.idProduct, idDeclination: wine?.idDeclination, quantity: 6 }],
    user: { phone: '03 84 00 00 01', email: 'jean@exemple.test', isAdult: true },
    address: { billing },
    delivery: { type: 'DELIVERY', idCarrier },
    payment: 'TRANSFER',
  })) as unknown as { id: string; token: string }
  await shop.call('POST', `/admin/order/${id}/payment`, {})
  await shop.call('PUT', `/admin/order/${id}`, { fulfilment: 'preparing' })
  await shop.call('PUT', `/admin/order/${id}`, { fulfilment: 'shipped', tracking: { number: 'FR1' } })
  return { path: `/admin/commandes/${id}`, follow: `/suivi/${token}`, other: String(other.id) }
}

test('a parcel that left under a wrong number is put right on the screen of its order, and its buyer follows the right one', async () => {
  const { path, follow, other } = await sendOrder()
  const mails = async () => (await shop.db.read.selectFrom('outbox').select('id').execute()).length
  const before = await mails()
  const staff = await openStaffBrowser(shop)
  const visitor = openBrowser(shop)
  expect((await visitor.open(follow)).hrefs).toContain('https://route.exemple.test/FR1')
  const open = await staff.open(path)
  const empty = await staff.send(open, `${path}/colis`, { numero: '' })
  expect([empty.status, empty.fieldNamed('numero').fault]).toEqual([422, 'Indiquez le numéro de suivi.'])
  const saved = await staff.send(empty, `${path}/colis`, { numero: 'LP2', transporteur: other })
  expect([saved.status, saved.url]).toEqual([200, path])
  const followed = await visitor.open(follow)
  expect(followed.hrefs).toContain('https://poste.exemple.test/LP2')
  expect(followed.html).not.toContain('route.exemple.test')
  // A screen that was left open writes over nothing unseen.
  const late = await staff.send(open, `${path}/colis`, { numero: 'ZZ9' })
  expect([late.status, late.fieldNamed('numero').value]).toEqual([409, 'ZZ9'])
  expect(await mails()).toBe(before)
})

test('the round offers the file of the carrier of its parcels, and gives it in the letters that its program reads', async () => {
  const { carriers } = (await shop.call('GET', '/admin/carrier')) as unknown as { carriers: { id: string }[] }
  const idCarrier = carriers[0]?.id
  await shop.call('PUT', `/admin/carrier/${idCarrier}`, { name: 'GLS à domicile' })
  const { lines } = (await shop.call('GET', '/admin/stock?nbItem=100')) as unknown as { lines: Line[] }
  const wine = lines.find(({ stock }) => stock > 40)
  const { id } = (await shop.call('POST', '/order', {
    products: [{ id: wine?.idProduct, idDeclination: wine?.idDeclination, quantity: 6 }],
    user: { phone: '03 84 00 00 01', email: 'zoe@exemple.test', isAdult: true },
    address: { billing: { ...billing, firstname: 'Zoé' } },
    delivery: { type: 'DELIVERY', idCarrier },
    payment: 'TRANSFER',
  })) as unknown as { id: string }
  await shop.call('POST', `/admin/order/${id}/payment`, {})
  const staff = await openStaffBrowser(shop)
  const round = await staff.open('/admin/commandes/preparation')
  expect(round.fieldNamed('logiciel').value).toBe('GLS')
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const file = await shop.get('/admin/tableaux/parcels?logiciel=GLS', { cookie })
  expect(file.headers.get('content-type')).toBe('text/csv')
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^ORDERID;ORDERNAME;[\s\S]*;Zoé Roux;2;/)
})

test('an order that another carrier’s file cannot take is named, with what can be done about it', async () => {
  const { carriers } = (await shop.call('GET', '/admin/carrier')) as unknown as { carriers: { id: string }[] }
  const idCarrier = carriers[0]?.id
  await shop.call('PUT', `/admin/carrier/${idCarrier}`, { name: 'Chez Paul', serviceCode: '', trackingAddress: '' })
  const { lines } = (await shop.call('GET', '/admin/stock?nbItem=100')) as unknown as { lines: Line[] }
  const wine = lines.find(({ stock }) => stock > 40)
  const address = '12, ancien chemin de la Fontaine derrière la grande chapelle'
  const addressPart2 = 'Bâtiment des anciennes écuries escalier du fond'
  const { id } = (await shop.call('POST', '/order', {
    products: [{ id: wine?.idProduct, idDeclination: wine?.idDeclination, quantity: 6 }],
    user: { phone: '03 84 00 00 01', email: 'lea@exemple.test', isAdult: true },
    address: { billing: { ...billing, firstname: 'Léa', address, addressPart2 } },
    delivery: { type: 'DELIVERY', idCarrier },
    payment: 'TRANSFER',
  })) as unknown as { id: string }
  await shop.call('POST', `/admin/order/${id}/payment`, {})
  const placed = await shop.db.read.selectFrom('orders').select('reference').where('id', '=', id).executeTakeFirstOrThrow()
  const round = await (await openStaffBrowser(shop)).open('/admin/commandes/preparation')
  const named = round.all('details').filter(({ text }) => text.includes('son adresse est trop longue'))
  expect(named.map(({ text }) => [text.split(',')[0], text.includes(placed.reference)])).toEqual([
    ['Pour Mondial Relay (Connect)', true],
    ['Pour Chronopost (ChronoShip)', true],
  ])
})
