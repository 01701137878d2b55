import { describe, expect, test } from 'vitest'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { readContentVersion } from '#api/site/settings/content-version.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage, readMails } from '../../support/trade/orders.ts'
import { sell, setParameter } from '../../support/trade/shop.ts'

const cartons = [{ places: 6, price: 900, mostGrams: null }]
const france = { countries: ['FR'], postalPrefixes: [], cartons, leastDays: 2, mostDays: 3 }
const corsica = { countries: ['FR'], postalPrefixes: ['20'], cartons, leastDays: 5, mostDays: 7 }
const belgium = { countries: ['BE'], postalPrefixes: [], cartons, leastDays: 3, mostDays: 4 }
const arbois = { country: 'FR', postalCode: '39600' }
const states = { countries: ['US'], postalPrefixes: [], cartons, leastDays: 6, mostDays: 9 }
/** Thursday, an hour before the cut-off. */
const morning = '2026-11-26T10:00:00.000Z'
const days = { leaves: '2026-11-27', from: '2026-12-01', to: '2026-12-02' }

describe('promised days', () => {
  eachDatabase('in process', (open) => {
    async function raise() {
      const db = await open()
      const shop = await openOrderStage(db, transports['in process'], 60)
      shop.at(morning)
      const owner = await shop.ownerNow()
      given(await owner.changeCarrier({ params: { id: shop.carrier.id }, body: { rates: [france, corsica, belgium, states] } }))
      const promise = async (place = arbois, idProduct = shop.wine.product.id) => {
        const body = { products: [{ idProduct, quantity: 1 }], ...place }
        const [offer] = given(await shop.visitor.calculateShippingFees({ body }))
        return offer?.promise
      }
      const set = (type: string, value: string) => setParameter(owner, type, value)
      return { ...shop, db, owner, set, promise }
    }

    test('nothing is promised before the house has said its hour and the carrier its days; then to the day', async () => {
      const { owner, carrier, set, promise, at } = await raise()
      expect(await promise()).toBeNull()
      await set('ORDER_CUT_OFF', '12 h')
      expect(await promise()).toEqual({ ...days, until: '2026-11-26T11:00:00.000Z' })
      at('2026-11-26T11:00:00.000Z')
      expect(await promise()).toMatchObject({ leaves: '2026-11-30', until: '2026-11-27T11:00:00.000Z' })
      at(morning)
      await set('PREPARATION_DAYS', '0')
      expect(await promise()).toMatchObject({ leaves: '2026-11-26', from: '2026-11-30' })
      await set('OPENING_HOURS_FRIDAY', '9 h – 12 h')
      expect(await promise()).toMatchObject({ leaves: '2026-11-27' })
      const unsaid = [{ ...france, leastDays: null, mostDays: null }]
      given(await owner.changeCarrier({ params: { id: carrier.id }, body: { rates: unsaid } }))
      expect(await promise()).toBeNull()
    })

    test('each zone has its own days, with the days off of where it lies; wine that is not bottled yet has none', async () => {
      const { owner, visitor, wine, set, promise, at } = await raise()
      await set('ORDER_CUT_OFF', '12:00')
      expect(await promise({ country: 'FR', postalCode: '20000' })).toMatchObject({ from: '2026-12-04', to: '2026-12-08' })
      for (const [type, value] of Object.entries({ ONLY_SELL_IN_FRANCE: 'false', UNION_VAT: 'BELOW', EXCISE_NUMBER: 'FR1' }))
        await set(type, value)
      const brussels = { country: 'BE', postalCode: '1000' }
      expect(await promise(brussels)).toMatchObject({ leaves: '2026-11-27', from: '2026-12-02', to: '2026-12-03' })
      at('2026-07-16T09:00:00.000Z')
      expect(await promise(brussels)).toMatchObject({ leaves: '2026-07-17', from: '2026-07-23', to: '2026-07-24' })
      at(morning)
      for (const [type, value] of Object.entries({ SELLS_WORLDWIDE: 'true', EORI_NUMBER: 'FR12345678900013' }))
        await set(type, value)
      const texas = { country: 'US', postalCode: '73301' }
      expect(await promise(texas)).toBeNull()
      const products = [{ idProduct: wine.product.id, quantity: 1 }]
      expect(given(await visitor.listDeliveryZones({ body: { products } }))).toMatchObject([
        { country: 'FR', postalPrefix: '', promise: days },
        { country: 'FR', postalPrefix: '20', promise: { from: '2026-12-04', to: '2026-12-08' } },
        { country: 'BE', postalPrefix: '', promise: { from: '2026-12-02', to: '2026-12-03' } },
        { country: 'US', postalPrefix: '', promise: null },
      ])
      await set('ONLY_SELL_IN_FRANCE', 'true')
      expect(given(await visitor.listDeliveryZones({ body: { products } }))).toHaveLength(2)
      const facts = { withdrawalException: 'EN_PRIMEUR' as const }
      const early = await sell(owner, { name: 'Primeur', price: 900, facts }, [{ year: 2026 }])
      expect(await promise(arbois, early.product.id)).toBeNull()
    })

    test('a closing of the house moves the days at once, on every page that shows them', async () => {
      const { owner, set, promise, db } = await raise()
      await set('ORDER_CUT_OFF', '12 h')
      const before = await versionOf(db)
      const span = { firstDay: '2026-11-27', lastDay: '2026-12-04' }
      const closing = given(await owner.createClosing({ body: span }))
      expect(await promise()).toMatchObject({ leaves: '2026-12-07', from: '2026-12-09', until: '2026-11-26T11:00:00.000Z' })
      expect(await versionOf(db)).toBe(before + 1)
      given(await owner.removeClosing({ params: { id: closing.id } }))
      expect(await promise()).toMatchObject(days)
      expect(await versionOf(db)).toBe(before + 2)
    })

    test('the carrier’s own hour, its weekdays and its Saturdays count; its days are two, the first before the last', async () => {
      const { owner, carrier, set, promise } = await raise()
      const change = (body: Parameters<typeof owner.changeCarrier>[0]['body']) =>
        owner.changeCarrier({ params: { id: carrier.id }, body })
      await set('ORDER_CUT_OFF', '12 h')
      given(await change({ cutOff: 9 * 60 }))
      expect(await promise()).toMatchObject({ leaves: '2026-11-30', until: '2026-11-27T08:00:00.000Z' })
      given(await change({ cutOff: null, pickupDays: [2, 4] }))
      expect(await promise()).toMatchObject({ leaves: '2026-12-01' })
      given(await change({ pickupDays: [1, 2, 3, 4, 5], worksSaturdays: true }))
      expect(await promise()).toMatchObject({ from: '2026-11-30', to: '2026-12-01' })
      const refused = async (rate: object) => {
        const answer = await change({ rates: [{ ...france, ...rate }] })
        return answer.ok ? undefined : Object.keys(answer.error.fields ?? {})
      }
      expect(await refused({ leastDays: 4 })).toEqual(['rates.0.mostDays'])
      expect(await refused({ leastDays: null })).toEqual(['rates.0.leastDays'])
      expect(await refused({ mostDays: null })).toEqual(['rates.0.mostDays'])
    })

    test('a cart tells the days of now, and not those of when it was reckoned', async () => {
      const { set, visitor, wine, at } = await raise()
      await set('ORDER_CUT_OFF', '12 h')
      at('2026-11-26T10:30:00.000Z')
      const products = [{ id: wine.product.id, quantity: 1 }]
      const { id } = given(await visitor.createCart({ body: { products } }))
      const reckoned = given(await visitor.calculateCartShipping({ params: { id }, body: { ...arbois, city: 'Arbois' } }))
      expect(reckoned.shippingPrices[0]?.promise).toMatchObject(days)
      given(await visitor.chooseCartDelivery({ params: { id }, body: { carrier: 0 } }))
      at('2026-11-26T11:00:00.000Z')
      const later = given(await visitor.getCart({ params: { id } }))
      expect(later.shippingPrices[0]?.promise?.leaves).toBe('2026-11-30')
      expect(later.carrier?.promise?.leaves).toBe('2026-11-30')
    })

    test('an order keeps what it was promised if its money comes in time, and counts anew from later money', async () => {
      const { set, place, wanted, owner, visitor, at, db, stage, ownerNow } = await raise()
      const unsaid = given(await place())
      expect(given(await visitor.followOrder({ body: { token: unsaid.token } })).promise).toBeNull()
      expect((await readMails({ db, stage }, unsaid.reference)).join()).toContain('au plus tard trente jours')
      await set('ORDER_CUT_OFF', '12 h')
      const inTime = given(await place(wanted()))
      const late = given(await place(wanted()))
      const read = async ({ token }: { token: string }) => given(await visitor.followOrder({ body: { token } })).promise
      expect(await read(inTime)).toEqual({ ...days, by: '2026-11-26T11:00:00.000Z' })
      expect((await readMails({ db, stage }, inTime.reference)).join()).toContain('entre mardi 1er et mercredi 2\u00a0décembre')
      given(await owner.recordPayment({ params: { id: inTime.id }, body: {} }))
      await set('PREPARATION_DAYS', '3')
      expect(await read(inTime)).toEqual({ ...days, by: null })
      expect((await readMails({ db, stage }, inTime.reference)).join()).toContain('entre mardi 1er et mercredi 2\u00a0décembre')
      await set('PREPARATION_DAYS', '1')
      at('2026-11-30T10:00:00.000Z')
      expect(await read(late)).toEqual({ ...days, by: '2026-11-26T11:00:00.000Z' })
      given(await (await ownerNow()).recordPayment({ params: { id: late.id }, body: {} }))
      expect(await read(late)).toEqual({ leaves: '2026-12-01', from: '2026-12-03', to: '2026-12-04', by: null })
    })

    test('what should have left is late for the house; what should have come may be asked after', async () => {
      const { set, place, owner, buyer, at, ownerNow } = await raise()
      await set('ORDER_CUT_OFF', '12 h')
      const { id, token } = given(await place())
      given(await owner.recordPayment({ params: { id }, body: {} }))
      const late = async () => {
        const { orders } = given(await (await ownerNow()).listOrders({ query: { todo: 'LATE' } }))
        return orders.map((order) => [order.id, order.promise?.to])
      }
      const claim = (key: string) =>
        buyer().makeClaim({ body: { token, key, kind: 'LOST', message: 'Rien n’est arrivé.' }, files: [] })
      at('2026-11-27T22:00:00.000Z')
      expect(await late()).toEqual([])
      at('2026-11-27T23:00:00.000Z')
      expect(await late()).toEqual([[id, '2026-12-02']])
      at('2026-12-02T22:00:00.000Z')
      expect(await codeOf(claim(crypto.randomUUID()))).toBe('conflict')
      at('2026-12-02T23:00:00.000Z')
      given(await claim(crypto.randomUUID()))
    })

    test('a carrier that needs no number asks for none', async () => {
      const { owner, carrier, place, wanted } = await raise()
      const silent = () => wanted(1, { user: { phone: '', email: 'sans@exemple.test', isAdult: true } })
      expect(await codeOf(place(silent()))).toBe('invalid')
      given(await owner.changeCarrier({ params: { id: carrier.id }, body: { wantsPhone: false } }))
      given(await place(silent()))
    })
  })
})

function versionOf(db: Database): Promise<number> {
  return readContentVersion(bindToSite(db, '1').read)
}
