import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { Database } from '#api/platform/database/database.ts'
import { makeSecret } from '#api/platform/secrets/secrets.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import * as model from '../../support/trade/cart-model.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { sell, setParameter } from '../../support/trade/shop.ts'

/** Set to run them all, with another seed where one is named. */
const { LONG, SEED } = process.env
const walks = LONG ? { sqlite: 10_000, postgres: 1500 } : { sqlite: 60, postgres: 30 }
const seed = Number(SEED ?? 20_261_127)

type Cart = Answer<Contract['getCart']>
type Shop = Awaited<ReturnType<typeof openShop>>
/** A tab: what its page says of the cart, and the last that it sent of whose answer nothing came. */
type Tab = { page: Cart; lost?: { act: string; wishes: model.Wish[] } }
type Walk = { shop: Shop; cart: string; tabs: [Tab, Tab]; kept: model.CartModel; ordered: number }
type Work = (walk: Walk, tab: Tab) => Promise<void>
/** One step of an errand, with what it is called where a test fails. */
type Act = { [fc.toStringMethod]: () => string; work: Work }

const names = ['Un', 'Par trois', 'Autre'] as const

/** Three wines, one of them sold by three; a carrier takes them for nothing. */
async function openShop(db: Database) {
  const shop = await openOrderStage(db, transports['in process'])
  const { owner } = shop
  // So far visitors are told of the stock: nobody tries out here how much there is.
  await setParameter(owner, 'STOCK_DISPLAY_LIMIT', '100')
  const free = { hasShippingFees: false, price: 1000 }
  const bottle = { capacity: 75, capacityUnit: 'cl' as const }
  const wines = [
    await sell(owner, { name: names[0], ...free }, [bottle]),
    await sell(owner, { name: names[1], ...free, isVintage: true }, [{ ...bottle, sellByMultipleOf: 3 }]),
    await sell(owner, { name: names[2], ...free }, [bottle]),
  ]
  return { ...shop, wines }
}

/** Sends what a tab wishes for, named as its page has named it. */
async function send({ shop, cart, kept }: Walk, { act, wishes }: { act: string; wishes: model.Wish[] }, times = 1) {
  const products = wishes.map(({ wine, quantity }) => ({
    idDeclination: kept.wines[wine % kept.wines.length]?.id ?? '',
    quantity,
  }))
  const isTaken = model.add(kept, act, wishes)
  const sent = await Promise.all(
    Array.from({ length: times }, () => shop.visitor.addToCart({ params: { id: cart }, body: { products, act } })),
  )
  expect(sent.map(({ ok }) => ok)).toEqual(sent.map(() => isTaken))
  return sent.at(-1)
}

const addTo =
  (wishes: model.Wish[], how: 'once' | 'twice' | 'lost'): Work =>
  async (walk, tab) => {
    // Two that name the same wine twice say it as one.
    const sums = new Map<number, number>()
    for (const { wine, quantity } of wishes) sums.set(wine, (sums.get(wine) ?? 0) + quantity)
    const wanted = { act: makeSecret(), wishes: [...sums].map(([wine, quantity]) => ({ wine, quantity })) }
    const answer = await send(walk, wanted, how === 'twice' ? 2 : 1)
    if (how === 'lost') tab.lost = wanted
    else if (answer?.ok) tab.page = answer.value
  }

/** The answer of before never came: it is sent once more, whatever has been done in the other tab since. */
const sendAgain = (): Work => async (walk, tab) => {
  if (!tab.lost) return
  const answer = await send(walk, tab.lost)
  delete tab.lost
  if (answer?.ok) tab.page = answer.value
}

/** Changes a line as the page of the tab has it, which may be gone by now. */
const changeLine =
  (place: number, quantity: number | 'MORE' | 'LESS'): Work =>
  async ({ shop, cart, kept }, tab) => {
    const line = tab.page.lines[place % Math.max(1, tab.page.lines.length)]
    if (!line) return
    const body = { line: line.id, quantity }
    const answer = await shop.visitor.changeCartLine({ params: { id: cart }, body })
    expect(answer.ok).toBe(model.change(kept, line.id, quantity))
    if (answer.ok) tab.page = answer.value
  }

const empty = (): Work => async (walk, tab) => {
  model.takeOut(walk.kept, walk.kept.lines)
  tab.page = given(await walk.shop.visitor.clearCart({ params: { id: walk.cart } }))
}

const spell = (lines: readonly { name: string; quantity: number }[]) =>
  lines
    .map(({ name, quantity }) => `${quantity} ${name}`)
    .sort()
    .join()

/** What a page would say of these lines: what is sold no more cannot be put back. */
function namedAndSold({ wines }: model.CartModel, lines: readonly model.ModelLine[]) {
  return lines.flatMap(({ wine, quantity }) => {
    const place = wines.findIndex(({ id }) => id === wine)
    return wines[place]?.isSold ? [{ name: names[place] ?? '', quantity }] : []
  })
}

/** Puts back what the page of the tab offers to. */
const putBack =
  (place: number): Work =>
  async ({ shop, cart, kept }, tab) => {
    tab.page = given(await shop.visitor.getCart({ params: { id: cart } }))
    const removal = tab.page.removed[place % Math.max(1, tab.page.removed.length)]
    if (!removal) return
    const offered = tab.page.removed.map(({ lines }) => spell(lines))
    const known = kept.removals.map(({ lines }) => spell(namedAndSold(kept, lines)))
    // Two of the same words are told apart by which came first.
    const nth = offered.slice(0, tab.page.removed.indexOf(removal)).filter((one) => one === spell(removal.lines)).length
    const alike = [...known.keys()].filter((place) => known[place] === spell(removal.lines))
    const at = alike[nth] ?? -1
    expect(model.putBack(kept, at)).toBe(true)
    tab.page = given(await shop.visitor.undoCartRemoval({ params: { id: cart }, body: { removal: removal.id } }))
  }

const look = (): Work => async (walk, tab) => {
  tab.page = given(await walk.shop.visitor.getCart({ params: { id: walk.cart } }))
}

/** Says that what the page of the tab tells has been read. */
const understand = (): Work => async (walk, tab) => {
  const lines = tab.page.lines.map(({ id: line, soldAt, declination }) => ({ line, price: declination ? soldAt : null }))
  model.see(walk.kept, lines)
  tab.page = given(await walk.shop.visitor.acknowledgeCart({ params: { id: walk.cart }, body: { lines } }))
}

const ownerActs = {
  stock: async ({ owner }: Shop, wine: model.ModelWine, quantity: number) => {
    given(await owner.createStockMovement({ body: { idDeclination: wine.id, kind: 'INVENTORY', quantity } }))
    wine.stock = quantity
  },
  price: async ({ owner }: Shop, wine: model.ModelWine, quantity: number) => {
    const price = 900 + quantity * 10
    given(await owner.changeDeclination({ params: { id: wine.id }, body: { price } }))
    wine.price = price
  },
  sale: async ({ owner }: Shop, wine: model.ModelWine, quantity: number) => {
    const isValid = quantity % 2 === 0
    given(await owner.changeProduct({ params: { id: wine.product }, body: { isValid } }))
    wine.isSold = isValid
  },
}

/** Meanwhile the owner works, and others buy. */
const meanwhile =
  (what: keyof typeof ownerActs, wine: number, quantity: number): Work =>
  async ({ shop, kept }) => {
    const meant = kept.wines[wine]
    if (meant) await ownerActs[what](shop, meant, quantity)
  }

/** Orders what the page of the tab says, by one click or by an impatient two. */
const order =
  (clicks: number): Work =>
  async (walk, { page }) => {
    const { shop, cart, kept } = walk
    const { total } = page.totals
    const products = page.lines.map(({ product, declinationId, quantity }) => ({
      id: product.id,
      idDeclination: declinationId,
      quantity,
    }))
    if (products.length === 0) return
    const lines = page.lines.map(({ id, declinationId, quantity }) => ({ id, wine: declinationId, quantity }))
    const isDue = model.mayOrder(kept, { lines, total })
    const buyer = shop.buyer()
    const user = { phone: '1', email: `panier-${makeSecret().slice(0, 9)}@exemple.test`, isAdult: true }
    const body = { ...shop.wanted(1, { products, user, cart, total }), checkout: makeSecret() }
    const answers = await Promise.all(Array.from({ length: clicks }, () => buyer.placeOrder({ body })))
    expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => isDue))
    const [placed] = answers
    if (!placed?.ok) return
    walk.ordered += 1
    model.sell(kept)
    const held = await shop.db.read
      .selectFrom('order_lines')
      .select(['declination_id', 'quantity', 'amount_paid'])
      .where('site_id', '=', '1')
      .where('order_id', '=', placed.value.id)
      .execute()
    const read = page.lines.map(({ declinationId, quantity, total: price }) => [declinationId, quantity, price])
    expect(held.map((line) => [line.declination_id, line.quantity, line.amount_paid]).sort()).toEqual(read.sort())
    expect(placed.value.total, 'nothing is ordered that was not read').toBe(total)
  }

/** The cart is what the model says, and every change of it is told. */
async function expectSame({ shop, cart, kept, ordered }: Walk): Promise<void> {
  const { lines, totals } = given(await shop.visitor.getCart({ params: { id: cart } }))
  const said = lines.map(({ id, declinationId, quantity, news }) => [
    id,
    declinationId,
    quantity,
    news.map((one) => [one.kind, one.before, one.after, one.most].filter((word) => word !== null).join(' ')),
  ])
  const meant = kept.lines.map((line) => [line.id, line.wine, line.quantity, model.newsOf(kept, line)])
  expect(said.sort()).toEqual(meant.sort())
  const sold = { ...kept, lines: kept.lines.filter(({ wine }) => model.wineOf(kept, wine).isSold) }
  expect(totals.total).toBe(model.totalOf(sold))
  expect(await Promise.all(kept.wines.map(({ id }) => shop.left(id)))).toEqual(kept.wines.map(({ stock }) => stock))
  expect((await shop.orders()).length).toBe(ordered)
}

const wine = fc.nat(2)
const wish = fc.record({ wine, quantity: fc.integer({ min: 1, max: 4 }) })
const wishes = fc.array(wish, { minLength: 1, maxLength: 2 })

/** Steps of one kind, from what is drawn for them. */
function stepsOf<T extends unknown[]>(weight: number, drawn: fc.Arbitrary<T>, make: (...given: T) => Work) {
  const arbitrary = drawn.map(
    (given): Act => ({ [fc.toStringMethod]: () => `${make.name} ${JSON.stringify(given)}`, work: make(...given) }),
  )
  return { weight, arbitrary }
}
const nothing = fc.tuple()
const acts = fc.oneof(
  stepsOf(6, fc.tuple(wishes, fc.constantFrom('once' as const, 'twice' as const, 'lost' as const)), addTo),
  stepsOf(3, nothing, sendAgain),
  stepsOf(3, fc.tuple(fc.nat(2), fc.integer({ min: 0, max: 9 })), changeLine),
  stepsOf(2, fc.tuple(fc.nat(2), fc.constantFrom('MORE' as const, 'LESS' as const)), changeLine),
  stepsOf(1, nothing, empty),
  stepsOf(2, fc.tuple(fc.nat(3)), putBack),
  stepsOf(4, nothing, look),
  stepsOf(2, nothing, understand),
  stepsOf(3, fc.tuple(fc.constantFrom('stock' as const, 'price' as const, 'sale' as const), wine, fc.nat(12)), meanwhile),
  stepsOf(3, fc.tuple(fc.integer({ min: 1, max: 2 })), order),
)
const steps = fc.array(fc.tuple(acts, fc.nat({ max: 1 })), { minLength: 6, maxLength: 20 })

describe('random errands of one cart in two tabs', () => {
  eachDatabase('errands', (open, dialect) => {
    test(`the cart is what the last act said, every change is told, and nothing is ordered that was not read (seed ${seed})`, {
      timeout: LONG ? 3_600_000 : 180_000,
    }, async () => {
      const shop = await openShop(await open())
      let placed = 0
      const property = fc.asyncProperty(steps, async (errand) => {
        const walk = await begin(shop)
        for (const [act, tab] of errand) {
          await act.work(walk, walk.tabs[tab === 0 ? 0 : 1])
          await expectSame(walk)
        }
        placed += walk.ordered
      })
      await fc.assert(property, { numRuns: walks[dialect], seed, interruptAfterTimeLimit: 3_500_000 })
      expect(placed, 'orders came of it').toBeGreaterThan(walks[dialect] / 10)
    })
  })
})

/** A cart of its own, in a shop that is full again. */
async function begin(shop: Shop): Promise<Walk> {
  await shop.db.inTransaction(async (tx) => {
    for (const table of ['order_history', 'payments', 'order_stock', 'order_lines', 'orders', 'outbox'] as const)
      await tx.deleteFrom(table).where('site_id', '=', '1').execute()
  })
  const wines = shop.wines.map(({ product, first }, place) => ({
    id: first.id,
    product: product.id,
    stock: 12,
    multiple: place === 1 ? 3 : 1,
    price: 1000,
    isSold: true,
  }))
  for (const wine of wines) {
    await ownerActs.stock(shop, wine, 12)
    await ownerActs.price(shop, wine, 10)
    await ownerActs.sale(shop, wine, 0)
  }
  const [first] = wines
  const products = [{ idDeclination: first?.id ?? '', quantity: 1 }]
  // From one place only so many are opened an hour.
  const page = given(await shop.buyer().createCart({ body: { products } }))
  const lines = [{ id: 0, wine: first?.id ?? '', quantity: 1, seen: 1000 }]
  const kept = { wines, lines, last: 0, removals: [], done: new Set<string>() }
  return { shop, cart: page.id, tabs: [{ page }, { page }], kept, ordered: 0 }
}
