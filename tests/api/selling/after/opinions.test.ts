import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { forgetOrders } from '#api/selling/order-jobs/forget-orders.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'

async function shipped(shop: OrderStage) {
  const order = given(await shop.place(shop.wanted(2)))
  const params = { id: order.id }
  given(await shop.owner.recordPayment({ params, body: {} }))
  for (const fulfilment of ['preparing', 'shipped'] as const) given(await shop.owner.moveOrder({ params, body: { fulfilment } }))
  const { lines } = given(await shop.visitor.followOrder({ body: { token: order.token } }))
  return { ...order, idProduct: lines[0]?.idProduct ?? '' }
}

const said = { rating: 4, text: 'Droit, frais.', author: 'Marie P.' }

for (const [way, transport] of Object.entries(transports)) {
  describe(`an opinion ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => openOrderStage(await open(), transport)

      test('of what has left is read by the house before all others read it, with the stars of the good', async () => {
        const shop = await raise()
        const { token, idProduct } = await shipped(shop)
        const give = (body: object) => codeOf(shop.visitor.giveOpinion({ body: { token, idProduct, ...said, ...body } }))
        expect(await give({})).toBe('ok')
        // Until it is read, another word takes its place.
        expect(await give({ rating: 5, text: 'Mieux encore le lendemain.' })).toBe('ok')
        const published = async () => given(await shop.visitor.listProductOpinions({ params: { id: idProduct } }))
        const product = async () => given(await shop.visitor.getProduct({ params: { id: idProduct } }))
        expect([(await published()).total, (await product()).rating]).toEqual([0, null])
        const { opinions } = given(await shop.owner.listOpinions({ query: { state: 'WAITING' } }))
        expect(opinions).toMatchObject([{ rating: 5, author: 'Marie P.', idProduct }])
        const params = { id: opinions[0]?.id ?? '' }
        const { createdAt } = opinions[0] ?? {}
        given(await shop.owner.changeOpinion({ params, body: { state: 'PUBLISHED', answer: 'Merci !', createdAt } }))
        expect((await published()).opinions).toMatchObject([
          { rating: 5, text: 'Mieux encore le lendemain.', author: 'Marie P.', answer: 'Merci !' },
        ])
        expect((await product()).rating).toEqual({ count: 1, tenths: 50 })
        // What was read stands as it was given.
        expect(await give({ rating: 1 })).toBe('conflict')
        expect(await codeOf(shop.owner.changeOpinion({ params, body: { state: 'WAITING', createdAt } }))).toBe('conflict')
      })

      test('that its author changed after it was read is not published unread', async () => {
        const shop = await raise()
        const { token, idProduct } = await shipped(shop)
        const give = async (text: string) => given(await shop.visitor.giveOpinion({ body: { token, idProduct, ...said, text } }))
        await give('Très bon.')
        const { opinions } = given(await shop.owner.listOpinions({ query: {} }))
        const { id = '', createdAt } = opinions[0] ?? {}
        shop.at('2026-03-09T10:00:00.000Z')
        await give('Publicité !')
        const owner = await shop.ownerNow()
        const publish = (mark?: string) =>
          codeOf(owner.changeOpinion({ params: { id }, body: { state: 'PUBLISHED', createdAt: mark } }))
        expect([await publish(createdAt), await publish()]).toEqual(['conflict', 'conflict'])
        expect(given(await shop.visitor.listProductOpinions({ params: { id: idProduct } })).total).toBe(0)
        const [now] = given(await owner.listOpinions({ query: {} })).opinions
        expect([now?.text, await publish(now?.createdAt)]).toEqual(['Publicité !', 'ok'])
      })

      test('is refused for a reason alone, which its author is told once, and counts no more', async () => {
        const shop = await raise()
        const { token, idProduct } = await shipped(shop)
        given(await shop.visitor.giveOpinion({ body: { token, idProduct, ...said } }))
        const { opinions } = given(await shop.owner.listOpinions({ query: {} }))
        const params = { id: opinions[0]?.id ?? '' }
        const change = (body: Parameters<typeof shop.owner.changeOpinion>[0]['body']) =>
          shop.owner.changeOpinion({ params, body: { createdAt: opinions[0]?.createdAt, ...body } })
        given(await change({ state: 'PUBLISHED' }))
        const bare = await change({ state: 'REFUSED' })
        expect(bare.ok ? [] : Object.keys(bare.error.fields ?? {})).toEqual(['refusal'])
        given(await change({ state: 'REFUSED', refusal: 'ADVERTISING' }))
        given(await change({ answer: 'Sans suite.' }))
        expect(given(await shop.visitor.getProduct({ params: { id: idProduct } })).rating).toBeNull()
        const told = await shop.mails('opinion_refused')
        expect(told.map(({ params: words }) => JSON.parse(words).reason)).toEqual(['ADVERTISING'])
        const { opinions: own } = given(await shop.visitor.followOrder({ body: { token } }))
        expect(own).toMatchObject([{ state: 'REFUSED', refusal: 'ADVERTISING' }])
      })

      test('is nobody’s but the buyer’s: not before anything left, not of other goods, not by another site', async () => {
        const shop = await raise()
        const early = given(await shop.place())
        const { token, idProduct } = await shipped(shop)
        const body = { token, idProduct, ...said }
        expect(await codeOf(shop.visitor.giveOpinion({ body: { ...body, token: early.token } }))).toBe('conflict')
        expect(await codeOf(shop.visitor.giveOpinion({ body: { ...body, idProduct: 'unknown' } }))).toBe('not_found')
        expect(await codeOf(shop.visitor.giveOpinion({ body: { ...body, token: 'x'.repeat(43) } }))).toBe('not_found')
        const other = transport(shop.stage)({ siteId: '2' })
        expect(await codeOf(other.giveOpinion({ body }))).toBe('not_found')
        for (const wrong of [
          { rating: 0 },
          { rating: 6 },
          { rating: 4.5 },
          { author: ' ' },
          { author: '\u200b' },
          { author: 'A\u202eB' },
          { author: 'A\nB' },
          { text: 'x'.repeat(2001) },
        ])
          expect(await codeOf(shop.visitor.giveOpinion({ body: { ...body, ...wrong } }))).toBe('invalid')
      })

      test('of goods that nobody sees any more is told to nobody', async () => {
        const shop = await raise()
        expect(await codeOf(shop.visitor.listProductOpinions({ params: { id: 'unknown' } }))).toBe('not_found')
        const { idProduct } = await shipped(shop)
        given(await shop.owner.changeProduct({ params: { id: idProduct }, body: { isValid: false } }))
        expect(await codeOf(shop.visitor.listProductOpinions({ params: { id: idProduct } }))).toBe('not_found')
      })

      test('[P-12] goes with its order, and its stars with it', async () => {
        const shop = await raise()
        const { token, idProduct } = await shipped(shop)
        given(await shop.visitor.giveOpinion({ body: { token, idProduct, ...said } }))
        const { opinions } = given(await shop.owner.listOpinions({ query: {} }))
        const { id = '', createdAt } = opinions[0] ?? {}
        given(await shop.owner.changeOpinion({ params: { id }, body: { state: 'PUBLISHED', createdAt } }))
        const later = new Date(shop.stage.dependencies.now().getTime() + 60_000).toISOString()
        await bindToSite(shop.db, '1').inTransaction((tx) => forgetOrders(tx, later))
        expect(given(await shop.owner.listOpinions({ query: {} })).total).toBe(0)
        expect(given(await shop.visitor.getProduct({ params: { id: idProduct } })).rating).toBeNull()
      })
    })
  })
}
