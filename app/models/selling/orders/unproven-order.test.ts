import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cardGraceMinutes,
  chooseGivingWay,
  cutUnproven,
  findHoldMinutes,
  type Holding,
  isOverShare,
  largeGraceMinutes,
  lastMinutes,
  leastShare,
  type Measure,
  ofAddress,
  ofKeptAddress,
  ofKeptNetwork,
  ofNetwork,
  reserveOf,
  type Scarcity,
  scarceHours,
  shareOf,
  smallGraceMinutes,
  smallOrder,
  takesReserve,
  unprovenHours,
} from './unproven-order.ts'

const count = fc.nat({ max: 5000 })
const wine = fc.record({ free: count, held: fc.integer({ min: 1, max: 5000 }) })
const plenty = unprovenHours * 60
const scarce = scarceHours * 60
const last = lastMinutes

describe('threat 45: how long an order that nobody has proven holds its bottles', () => {
  test.each<[string, Scarcity[], number]>([
    ['no stock is counted', [], plenty],
    ['half is free', [{ free: 50, held: 50 }], plenty],
    ['less than half is free', [{ free: 49, held: 51 }], scarce],
    ['a tenth is free', [{ free: 10, held: 90 }], scarce],
    ['less than a tenth is free', [{ free: 9, held: 91 }], last],
    ['the only bottle is taken', [{ free: 0, held: 1 }], last],
    [
      'one wine of two is scarce',
      [
        { free: 100, held: 1 },
        { free: 4, held: 96 },
      ],
      last,
    ],
  ])('where %s', (_, wines, minutes) => {
    expect(findHoldMinutes(wines)).toBe(minutes)
  })

  test('the more is held, the sooner it ends, and never later than a day nor sooner than a card is paid', () => {
    fc.assert(
      fc.property(wine, fc.nat({ max: 500 }), ({ free, held }, more) => {
        const now = findHoldMinutes([{ free: free + more, held }])
        const later = findHoldMinutes([{ free, held: held + more }])
        expect(later).toBeLessThanOrEqual(now)
        expect([plenty, scarce, last]).toContain(now)
      }),
    )
  })

  test('the scarcest of its wines rules, in whatever sequence they stand', () => {
    fc.assert(
      fc.property(fc.array(wine, { minLength: 1, maxLength: 6 }), (wines) => {
        expect(findHoldMinutes(wines)).toBe(Math.min(...wines.map((one) => findHoldMinutes([one]))))
        expect(findHoldMinutes(wines.toReversed())).toBe(findHoldMinutes(wines))
      }),
    )
  })

  test('many strangers who hold all of a wine together keep half of it from others for two hours at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 1, max: 24 }), (stock, each) => {
        let longest = 0
        for (let held = each; held <= stock; held += each)
          if (findHoldMinutes([{ free: stock - held, held }]) > scarce) longest = held
        expect(longest * 2).toBeLessThanOrEqual(stock)
      }),
    )
  })

  test('the term of the means ends it where that is sooner', () => {
    const since = new Date('2026-03-01T10:00:00.000Z')
    const soon = new Date('2026-03-01T10:20:00.000Z')
    expect(cutUnproven(soon, { placed: since, since }, lastMinutes)).toEqual(soon)
    const far = new Date('2026-03-08T10:00:00.000Z')
    expect(cutUnproven(far, { placed: since, since }, lastMinutes).toISOString()).toBe('2026-03-01T10:35:00.000Z')
  })

  test('threat 45: a later page of payment keeps it until a day after it was placed at most', () => {
    const placed = new Date('2026-03-01T10:00:00.000Z')
    const early = new Date('2026-03-01T12:00:00.000Z')
    const late = new Date('2026-03-02T09:50:00.000Z')
    const far = new Date('2026-03-08T10:00:00.000Z')
    expect(cutUnproven(far, { placed, since: early }, lastMinutes).toISOString()).toBe('2026-03-01T12:35:00.000Z')
    expect(cutUnproven(far, { placed, since: late }, lastMinutes).toISOString()).toBe('2026-03-02T10:00:00.000Z')
  })
})

test('threat 45: one buyer holds a third of a wine or twenty-four bottles, however many there are', () => {
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 500 }), (free, held, wanted) => {
      const most = Math.max(leastShare, Math.floor((free + wanted + held) / 3))
      expect(isOverShare({ free, held, wanted }, ofAddress)).toBe(held + wanted > most)
    }),
  )
})

test('threat 45: beyond a case nobody takes bottles of the last tenth without a proof, in however many orders', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: smallOrder * 10, max: 5000 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 40 }),
      (stock, wishes) => {
        let own = 0
        for (const wanted of wishes) {
          const held = own + wanted
          if (held > stock || takesReserve({ free: stock - held, wanted, own, held }, ofAddress)) continue
          own = held
        }
        expect(stock - own).toBeGreaterThanOrEqual(reserveOf({ free: stock - own, held: own }) - smallOrder)
      },
    ),
  )
})

describe('threat 45: who gives way where strangers leave too little of a wine to others', () => {
  const holding = fc.record({
    block: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    network: fc.constantFrom('one', 'two'),
    quantity: fc.integer({ min: 1, max: 30 }),
    minutes: fc.integer({ min: 0, max: 90 }),
    isCard: fc.boolean(),
  })
  const wine = fc.record({
    free: fc.nat({ max: 60 }),
    ofSafe: fc.nat({ max: 60 }),
    holdings: fc.array(holding, { maxLength: 40 }),
  })
  const spread = ({ free, ofSafe, holdings }: { free: number; ofSafe: number; holdings: Omit<Holding, 'id'>[] }) => {
    const named = holdings.map((one, n): Holding => ({ ...one, id: String(n) }))
    return { free, holdings: named, held: ofSafe + named.reduce((sum, { quantity }) => sum + quantity, 0) }
  }
  const isOld = ({ quantity, minutes, isCard }: Holding) =>
    minutes >= (isCard ? cardGraceMinutes : quantity > smallOrder ? largeGraceMinutes : smallGraceMinutes)

  test('as many as are needed and no more, and nobody within their first minutes', () => {
    fc.assert(
      fc.property(wine.map(spread), ({ free, held, holdings }) => {
        const chosen = new Set(chooseGivingWay(holdings, { free, held }))
        const gone = holdings.filter(({ id }) => chosen.has(id))
        const freed = gone.reduce((sum, { quantity }) => sum + quantity, 0)
        const needed = Math.max(0, reserveOf({ free, held }) - free)
        expect(gone.every(isOld)).toBe(true)
        const rest = holdings.filter((one) => isOld(one) && !chosen.has(one.id))
        if (rest.length > 0) expect(freed).toBeGreaterThanOrEqual(needed)
        const last = holdings.find(({ id }) => id === [...chosen].at(-1))
        if (last) expect(freed - last.quantity).toBeLessThan(needed)
      }),
    )
  })

  test('of the place that holds most, and there the newest first', () => {
    const old = { minutes: 60, isCard: false }
    const holdings = [
      { id: 'one buyer', block: 'a', network: 'a', quantity: 6, ...old },
      { id: 'crowd, first', block: 'b', network: 'b', quantity: 20, minutes: 80, isCard: false },
      { id: 'crowd, later', block: 'b', network: 'b', quantity: 20, minutes: 70, isCard: true },
      { id: 'another', block: 'c', network: 'c', quantity: 24, ...old },
    ]
    expect(chooseGivingWay(holdings, { free: 2, held: 78 })).toEqual(['crowd, later'])
    expect(chooseGivingWay(holdings, { free: 0, held: 300 })).toEqual(['crowd, later', 'crowd, first'])
    expect(chooseGivingWay(holdings, { free: 8, held: 72 })).toEqual([])
    const atPage = holdings.map((one) => ({ ...one, isCard: true, minutes: cardGraceMinutes - 1 }))
    expect(chooseGivingWay(atPage, { free: 0, held: 78 })).toEqual([])
  })

  test('of the network that holds more than six times what one place holds, and a large house is as good as one buyer', () => {
    const old = { minutes: 60, isCard: false }
    const many = (count: number, network: string, quantity: number) =>
      Array.from(
        { length: count },
        (_, n): Holding => ({ id: `${network} ${n}`, block: `${network} ${n}`, network, quantity, ...old }),
      )
    const buyer = { id: 'one buyer', block: 'a', network: 'a', quantity: 6, minutes: 50, isCard: false }
    const crowd = chooseGivingWay([buyer, ...many(9, 'crowd', 6)], { free: 0, held: 60 })
    expect(crowd.map((id) => id.split(' ')[0])).toEqual(['crowd'])
    expect(chooseGivingWay([buyer, ...many(6, 'house', 6)], { free: 0, held: 42 })).toEqual(['one buyer'])
  })
})

test('threat 45: of a network all that is lent to one place is six times as much, and no more than half of a large wine', () => {
  const share = (free: number, held: number, wanted: number) => isOverShare({ free, held, wanted }, ofNetwork)
  expect([share(0, 138, 6), share(0, 139, 6)]).toEqual([false, true])
  expect([share(300, 299, 1), share(299, 300, 1)]).toEqual([false, true])
  const reserve = (own: number) => takesReserve({ free: 0, wanted: 6, own, held: 500 }, ofNetwork)
  expect([reserve(30), reserve(31)]).toEqual([false, true])
})

test('threat 45: of a slot one place holds a third of the places or two, a network half or four, and never all but the last', () => {
  const most = (free: number, measure: Measure) => shareOf({ free, wanted: 1, held: 0, isPlace: true }, measure)
  expect([0, 1, 2, 5, 11, 29].map((free) => most(free, ofAddress))).toEqual([1, 1, 2, 2, 4, 10])
  expect([0, 1, 2, 5, 11, 29].map((free) => most(free, ofNetwork))).toEqual([1, 1, 2, 4, 6, 15])
  expect([0, 1, 2, 5, 11, 29].map((free) => most(free, ofKeptAddress))).toEqual([1, 1, 2, 3, 6, 15])
  expect([0, 1, 2, 5, 11, 29].map((free) => most(free, ofKeptNetwork))).toEqual([1, 1, 2, 5, 9, 22])
})
