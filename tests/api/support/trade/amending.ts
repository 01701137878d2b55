import { expect } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { verifyBooks } from '#api/house/audit/audit-shop.ts'
import type { Database } from '#api/platform/database/database.ts'
import { openSigning } from '#api/platform/secrets/signing.ts'
import { signBooks } from '#api/selling/papers/chain/sign-books.ts'
import { readBody } from '#api/selling/papers/issue-paper.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { findFaults } from '../audit.ts'
import { given } from '../site-calls.ts'
import type { transports } from '../stage.ts'
import { openOrderStage } from './orders.ts'

const signing = openSigning(['a key of the books that is long enough'])

export const faultsOf = (outcome: Outcome<unknown, Failure>) => (outcome.ok ? undefined : outcome.error.fields)

export type DeliveryBody = Parameters<ShopApi['changeOrderDelivery']>[0]['body']

/** A shop with a cheap, a usual and a dear carrier, whose orders can be changed before they leave. */
export async function openAmending(db: Database, transport: (typeof transports)['HTTP'], stock = 12) {
  const shop = await openOrderStage(db, transport, stock)
  const carry = async (name: string, price: number, countries = ['FR'], postalPrefixes: string[] = []) => {
    const rates = [{ countries, postalPrefixes, cartons: [{ places: 6, price, mostGrams: null }] }]
    return given(await shop.owner.createCarrier({ body: { name, serviceCode: name, rates } }))
  }
  const cheap = await carry('Relais lent', 600)
  const dear = await carry('Express', 1500)
  const place = async (quantity = 2, more: Parameters<typeof shop.wanted>[1] = {}) =>
    given(await shop.place(shop.wanted(quantity, more))).id
  const pay = async (id: string) => given(await shop.owner.recordPayment({ params: { id }, body: {} }))
  const read = async (id: string) => given(await shop.owner.getAdminOrder({ params: { id } }))
  const versionOf = async (id: string) => (await read(id)).steps.length
  const deliver = async (id: string, body: Partial<DeliveryBody>) =>
    shop.owner.changeOrderDelivery({
      params: { id },
      body: { key: crypto.randomUUID(), version: await versionOf(id), idCarrier: shop.carrier.id, fees: 900, ...body },
    })
  const papers = async (id: string) => {
    const rows = await db.read.selectFrom('papers').selectAll().where('site_id', '=', '1').where('order_id', '=', id).execute()
    return rows.map(readBody).sort((one, other) => other.kind.localeCompare(one.kind) || one.number - other.number)
  }
  /** Books, audit and sums hold: what is invoiced less its notes is what is kept of the order, by rate too. */
  const expectSound = async (id: string) => {
    await signBooks(shop.till(), signing)
    expect((await verifyBooks(db, { signing })).map(({ what }) => what)).toEqual([])
    expect(await findFaults(db)).toEqual([])
    const [invoice, ...notes] = await papers(id)
    const { paid, refunded } = await read(id)
    const credited = notes.reduce((sum, { total }) => sum + total, 0)
    expect((invoice?.total ?? 0) - credited).toBe(paid - refunded)
  }
  return { ...shop, cheap, dear, carry, placeOf: place, pay, read, versionOf, deliver, papers, expectSound }
}
