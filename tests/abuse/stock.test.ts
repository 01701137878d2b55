import { describe, expect, test } from 'vitest'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { codeOf, given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { type OrderStage, openOrderStage } from '../api/support/trade/orders.ts'
import { setParameter } from '../api/support/trade/shop.ts'
import { eachDatabase } from '../support/database/databases.ts'

const stock = 900
/** How many bottles visitors are told of. */
const told = 12
/** What is answered to a quantity: that it is there, that it is not, or that too many were tried. */
type Answered = 'there' | 'short' | 'no answer'

/** The ways to ask whether there is as much of a wine, each from one address; none of them places an order. */
const ways: Record<string, (shop: OrderStage) => Promise<(quantity: number) => Promise<Answered>>> = {
  'looking an order over': async (shop) => {
    const { products } = shop.wanted()
    const from = shop.buyer()
    return async (quantity) =>
      answeredOf(await from.validateOrder({ body: { products: products.map((one) => ({ ...one, quantity })) } }))
  },
  'trying a code': async (shop) => {
    const { products } = shop.wanted()
    const from = shop.buyer()
    given(await shop.owner.createDiscountCode({ body: { code: 'MARS', type: 'EURO', amount: 500 } }))
    const wish = (quantity: number) => products.map((one) => ({ ...one, quantity }))
    return async (quantity) => answeredOf(await from.applyDiscount({ body: { code: 'MARS', products: wish(quantity) } }))
  },
  'ordering by an impossible way': async (shop) => {
    const from = shop.buyer()
    return async (quantity) => answeredOf(await from.placeOrder({ body: shop.wanted(quantity, { total: 1 }) }))
  },
  'a look at a cart': async (shop) => {
    const from = shop.buyer()
    const idDeclination = shop.wine.first.id
    return async (quantity) => shownOf(await from.previewCart({ body: { products: [{ idDeclination, quantity }] } }))
  },
  'a line of a cart': async (shop) => {
    const from = shop.buyer()
    const idDeclination = shop.wine.first.id
    const { id, lines } = given(await from.createCart({ body: { products: [{ idDeclination, quantity: 1 }] } }))
    const line = lines[0]?.id ?? 0
    return async (quantity) => shownOf(await from.changeCartLine({ params: { id }, body: { line, quantity } }))
  },
  'a look at a cart whose change was refused': async (shop) => {
    const from = shop.buyer()
    const idDeclination = shop.wine.first.id
    const { id, lines } = given(await from.createCart({ body: { products: [{ idDeclination, quantity: 1 }] } }))
    const line = lines[0]?.id ?? 0
    return async (quantity) => {
      await from.changeCartLine({ params: { id }, body: { line, quantity } })
      const seen = await from.getCart({ params: { id } })
      return seen.ok && seen.value.quantity !== quantity ? 'no answer' : shownOf(seen)
    }
  },
  'carts of their own': async (shop) => {
    const from = shop.buyer()
    const idDeclination = shop.wine.first.id
    return async (quantity) => shownOf(await from.createCart({ body: { products: [{ idDeclination, quantity }] } }))
  },
}

/** The ways to have a cart grow by as much as visitors are told of, again and again. */
const growths: Record<string, (shop: OrderStage) => Promise<() => Promise<Answered>>> = {
  'putting back what was taken out': async (shop) => {
    const from = shop.buyer()
    const products = [{ idDeclination: shop.wine.first.id, quantity: told }]
    let cart = given(await from.createCart({ body: { products } }))
    const params = { id: cart.id }
    return async () => {
      const gone = given(await from.changeCartLine({ params, body: { line: cart.lines[0]?.id ?? 0, quantity: 0 } }))
      given(await from.addToCart({ params, body: { products } }))
      const back = await from.undoCartRemoval({ params, body: { removal: gone.removed[0]?.id ?? '' } })
      if (back.ok) cart = back.value
      return shownOf(back)
    }
  },
  'joining carts': async (shop) => {
    const from = shop.buyer()
    const member = shop.as('MEMBER')
    const products = [{ idDeclination: shop.wine.first.id, quantity: told }]
    let held = 0
    return async () => {
      const { id: cart } = given(await from.createCart({ body: { products } }))
      const { id } = given(await member.takeCart({ body: { cart } }))
      const seen = await member.getCart({ params: { id: id ?? '' } })
      const quantity = seen.ok ? seen.value.quantity : 0
      const grew = quantity > held
      held = quantity
      return grew ? shownOf(seen) : 'no answer'
    }
  },
}

function answeredOf(outcome: Outcome<unknown, Failure>): Answered {
  const said = outcome.ok ? '' : Object.values(outcome.error.fields ?? {}).join()
  if (said.includes('écrivez-nous')) return 'no answer'
  return said.includes('reste') || said.includes('n’en avons pas') || said.includes('autant') ? 'short' : 'there'
}

function shownOf(outcome: Outcome<{ lines: { news: { kind: string }[] }[] }, Failure>): Answered {
  if (!outcome.ok) return answeredOf(outcome)
  return outcome.value.lines.some(({ news }) => news.some(({ kind }) => kind === 'STOCK')) ? 'short' : 'there'
}

/** Halves what is left again and again; answers between which quantities the stock must lie in the end. */
async function bisect(
  ask: (quantity: number) => Promise<Answered>,
  from = told,
  to = 10_001,
): Promise<{ least: number; most: number; asks: number }> {
  let [least, most, asks] = [from, to, 0]
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    const answered = await ask(middle)
    if (answered === 'no answer') break
    asks += 1
    if (answered === 'there') least = middle
    else most = middle
  }
  return { least, most: most - 1, asks }
}

describe('threat 45: how much there is, beyond what visitors are told,', () => {
  eachDatabase('of a stock', (open) => {
    const raise = () => open().then((db) => openOrderStage(db, transports['in process'], stock))

    test.each(Object.keys(ways))('is not found by halving: %s', async (way) => {
      const shop = await raise()
      const ask = await (ways[way] as (typeof ways)[string])(shop)
      const found = await bisect(ask)
      expect(found.asks).toBeGreaterThan(5)
      expect(found.least).toBeLessThanOrEqual(stock)
      expect(found.most).toBeGreaterThanOrEqual(stock)
      expect(found.most - found.least, `between ${found.least} and ${found.most}`).toBeGreaterThan(5)
    })

    test.each([13, 121, 191, 256, 500])(
      'is not found to the bottle by whoever guesses where a stock of %i lies',
      async (left) => {
        const shop = await openOrderStage(await open(), transports['in process'], left)
        let known = { least: told, most: 600 }
        // Each address of a network goes on where the one before was told no more.
        for (let block = 1; block <= 3; block += 1) {
          const from = transports['in process'](shop.stage)({ siteId: '1', clientAddress: `2001:db8:5:${block}::1` })
          const ask = async (quantity: number) =>
            answeredOf(await from.validateOrder({ body: { products: shop.wanted(quantity).products } }))
          known = await bisect(ask, known.least, known.most + 1)
        }
        expect(known.most - known.least, `between ${known.least} and ${known.most}`).toBeGreaterThan(5)
      },
    )

    test.each(Object.keys(growths))('is not found by twelves: %s', async (way) => {
      const grow = await (growths[way] as (typeof growths)[string])(await raise())
      const answers: Answered[] = []
      while (answers.length < stock / told + 2 && answers.at(-1) !== 'no answer') answers.push(await grow())
      expect(answers.at(-1)).toBe('no answer')
      expect(answers.slice(0, -1).every((answer) => answer === 'there')).toBe(true)
      expect(answers.length).toBeGreaterThan(5)
    })

    test('is not found by asking in one way after the other, nor in other sizes of one stock', async () => {
      const shop = await raise()
      await setParameter(shop.owner, 'USE_PRODUCT_STOCK', 'false')
      const from = shop.buyer()
      const { products } = shop.wanted()
      const idDeclination = shop.wine.first.id
      const answers: Answered[] = []
      for (let quantity = 100; quantity < 118; quantity += 2) {
        answers.push(answeredOf(await from.validateOrder({ body: { products: products.map((one) => ({ ...one, quantity })) } })))
        answers.push(shownOf(await from.previewCart({ body: { products: [{ idDeclination, quantity: quantity + 1 }] } })))
      }
      expect(answers.slice(0, 10)).toEqual(Array(10).fill('there'))
      expect(answers.slice(10)).toEqual(Array(8).fill('no answer'))
    })

    test('is answered to whoever wants much: asked on every page of a checkout, and sold', async () => {
      const shop = await raise()
      await setParameter(shop.owner, 'MAX_BOTTLES_PER_EXPEDITION', '1000')
      const from = shop.buyer()
      const body = shop.wanted(60)
      for (let page = 0; page < 20; page += 1)
        expect(await codeOf(from.validateOrder({ body: { products: body.products } }))).toBe('ok')
      const placed = await from.placeOrder({ body })
      expect(placed.ok ? [] : JSON.stringify(placed.error)).toEqual([])
      expect(await shop.left()).toBe(stock - 60)
    })
  })
})
