import type { ShopApi } from '#api/contract/index.ts'
import { sendDueMails } from '#api/house/jobs/send-due-mails.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import type { SiteAtWork } from '#api/platform/jobs/each-site.ts'
import type { Mail } from '#api/platform/outside/mail.ts'
import { sealingOf } from '#api/platform/outside/sealing.ts'
import { expireOrders } from '#api/selling/order-jobs/expire-orders.ts'
import type { Till } from '#api/selling/payments/open-session.ts'
import { given } from '../site-calls.ts'
import type { transports } from '../stage.ts'
import { openShopStage, sell, setParameter } from './shop.ts'

type Transport = (typeof transports)['HTTP']
export type WantedOrder = Parameters<ShopApi['placeOrder']>[0]['body']

const address = {
  firstname: 'Marie',
  lastname: 'Perrin',
  address: '3, rue Haute',
  postalCode: '39600',
  city: 'Arbois',
  country: 'FR',
}
let buyers = 0

/** A shop that delivers, with a wine in stock; each buyer comes from somewhere else, so that only tests of limits meet them. */
export async function openOrderStage(db: Database, transport: Transport, stock = 12) {
  const shop = await openShopStage(db, transport)
  const { owner, stage } = shop
  await setParameter(owner, 'USE_PRODUCT_STOCK', 'false')
  await setParameter(owner, 'COMPANY_EMAIL', 'caveau@exemple.test')
  const cartons = [{ places: 6, price: 900, mostGrams: null }]
  const rates = [{ countries: ['FR'], postalPrefixes: [], cartons }]
  const carrier = given(await owner.createCarrier({ body: { name: 'Par la route', serviceCode: 'R1', rates } }))
  const wine = await sell(owner, { name: 'Savagnin', price: 1500 }, [{ year: 2020, capacity: 75, capacityUnit: 'cl' }])
  const fill = async (idDeclination: string, quantity: number) => {
    given(await owner.createStockMovement({ body: { idDeclination, kind: 'INVENTORY', quantity } }))
  }
  await fill(wine.first.id, stock)

  const noticed: string[] = []
  /** Somebody who has not been here before, nor anybody of their network. */
  const buyer = () => {
    buyers += 1
    const clientAddress = `10.${(buyers >> 8) & 255}.${buyers & 255}.1`
    return transport(stage)({ siteId: '1', clientAddress })
  }
  const wanted = (quantity = 1, more: Partial<WantedOrder> = {}): WantedOrder => ({
    products: [{ id: wine.product.id, quantity }],
    user: { phone: '03 84 00 00 01', email: `acheteur-${buyers}@exemple.test`, isAdult: true },
    address: { billing: address },
    delivery: { type: 'DELIVERY', idCarrier: carrier.id },
    payment: 'TRANSFER',
    ...more,
  })
  const place = (body: WantedOrder = wanted()) => buyer().placeOrder({ body })
  const left = async (id = wine.first.id) => {
    const row = await db.read
      .selectFrom('declinations')
      .select('quantity')
      .where('site_id', '=', '1')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.quantity ?? 0
  }
  const orders = () =>
    db.read.selectFrom('orders').selectAll().where('site_id', '=', '1').orderBy('placed_at').orderBy('id').execute()
  const mails = async (kind?: string) => {
    const rows = await db.read.selectFrom('outbox').selectAll().where('site_id', '=', '1').orderBy('created_at').execute()
    return rows.filter((row) => kind === undefined || row.kind === kind)
  }
  /** What a buyer does who opens the mail of an order: its bottles are kept for as long as its means allow. */
  const prove = async <T extends { id: string; token: string }>(placed: T): Promise<T> => {
    const { proof } = await db.read.selectFrom('orders').select('proof').where('id', '=', placed.id).executeTakeFirstOrThrow()
    given(await buyer().proveOrder({ body: { token: placed.token, proof } }))
    return placed
  }
  const placeProven = async (body?: WantedOrder) => prove(given(await place(body)))
  /** What a job sees of the shop. */
  const till = (): Till & SiteAtWork => ({
    ...bindToSite(db, '1'),
    site: { id: '1', name: 'Coteaux', origin: 'https://coteaux.test', lang: 'fr' },
    now: stage.dependencies.now(),
    isStopping: () => false,
    payments: stage.dependencies.payments,
    sealing: sealingOf(stage.dependencies.sealing, '1'),
    notice: (event) => noticed.push(event),
  })
  const expire = () => expireOrders(till())
  /** The owner, logged in at whatever time it is now. */
  const ownerNow = async () => {
    const who = { email: 'patron@exemple.test', role: 'ADMIN' as const, now: stage.dependencies.now() }
    const token = await bindToSite(db, '1').inTransaction((tx) => makeToken(tx, who))
    return transport(stage)({ siteId: '1', token })
  }
  return {
    ...shop,
    db,
    till,
    expire,
    ownerNow,
    noticed,
    wine,
    carrier,
    address,
    fill,
    buyer,
    wanted,
    place,
    prove,
    placeProven,
    left,
    orders,
    mails,
  }
}

export type OrderStage = Awaited<ReturnType<typeof openOrderStage>>

/** Sends what waits, and answers the mails about an order. */
export async function readMails(
  { db, stage: { dependencies } }: Pick<OrderStage, 'db' | 'stage'>,
  reference: string,
): Promise<string[]> {
  const sent: Mail[] = []
  const send = async (mail: Mail) => {
    sent.push(mail)
    return { fate: 'sent' as const }
  }
  await sendDueMails({ db, port: { send }, now: dependencies.now, sealing: dependencies.sealing })
  return sent.map(({ text }) => text).filter((text) => text.includes(reference))
}
