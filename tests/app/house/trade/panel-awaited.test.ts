import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import type { Browser } from '../../../support/browser.ts'
import { plain } from '../../../support/page/page-words.ts'
import { type OwnedShop, openOwnedShop, openStaffBrowser } from '../../support/owner.ts'

let shop: OwnedShop
let staff: Browser

beforeAll(async () => {
  shop = await openOwnedShop()
  await shop.call('PUT', '/admin/site', { isECommerce: true })
  await shop.set('CHEQUE_PAYEE', 'Domaine des Trois Coteaux')
  await shop.set('PAY_BY_CHEQUE', 'true')
  staff = await openStaffBrowser(shop)
})
afterAll(() => shop.close())

async function order(payment: 'TRANSFER' | 'CHEQUE'): Promise<{ id: string; reference: string }> {
  const place = {
    firstname: 'Léa',
    lastname: 'Morel',
    address: '2, quai Vauban',
    postalCode: '25000',
    city: 'Besançon',
    country: 'FR',
  }
  const { id, reference } = await shop.call('POST', '/order', {
    payment,
    products: [{ idProduct: 'abbesse', idDeclination: 'abbesse-2021-75', quantity: 6 }],
    user: { phone: '06 39 98 12 34', email: 'lea@bistrot.test', isAdult: true },
    address: { billing: place },
    delivery: { type: 'DELIVERY', idCarrier: 'domicile' },
  })
  return { id, reference: String(reference) }
}

const waitUntil = (id: string, moment: Date) =>
  bindToSite(shop.db, '1').inTransaction((tx) =>
    tx.updateTable('orders').set({ expires_at: moment.toISOString() }).where('id', '=', id).execute(),
  )

/** What the day tells of an order above all else. */
async function readErrands(reference: string): Promise<string[]> {
  const lines = (await staff.open('/admin')).main.all('.note-due').map(({ text }) => plain(text))
  return lines.filter((line) => line.includes(reference))
}

test.each([
  ['TRANSFER', 'Virement attendu jusqu’au'],
  ['CHEQUE', 'Chèque attendu jusqu’au'],
] as const)(
  'money on its way by %s is told with the day until which it is waited for, wherever its order stands',
  async (means, said) => {
    const { id, reference } = await order(means)
    await waitUntil(id, new Date('2027-12-05T12:00:00.000Z'))
    const whole = `${said} dimanche 5 décembre`
    const list = await staff.open('/admin/commandes?vue=a-encaisser')
    expect(list.rows(reference).map(({ text }) => plain(text))).toEqual([expect.stringContaining(whole)])
    expect(plain((await staff.open(`/admin/commandes/${id}`)).main.text)).toContain(whole)
    expect(await readErrands(reference)).toEqual([])

    await waitUntil(id, new Date(Date.now() + 36 * 3_600_000))
    expect(await readErrands(reference)).toEqual([expect.stringContaining(said)])
    await shop.call('POST', `/admin/order/${id}/payment`, {})
    expect(await readErrands(reference)).toEqual([])
    expect(plain((await staff.open(`/admin/commandes/${id}`)).main.text)).not.toContain(said)
  },
)
