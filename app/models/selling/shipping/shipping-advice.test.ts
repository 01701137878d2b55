import { expect, test } from 'vitest'
import { type CountedLine, countCartonBottles, countFreeShippingBottles } from '../../catalog/bottles.ts'
import { adviseBottles, fillCarton, type Load } from './shipping-advice.ts'
import { quoteShipping, type ShippingTerms } from './shipping-quote.ts'

const carton = (places: number, price: number) => ({ places, price, mostGrams: null })
const never = { fromBottles: 0, fromCents: 0 }

/** Three grids as shops have them: by cartons, with free shipping from 24 bottles, with a least, a most and a price. */
const grids: ShippingTerms[] = [
  { cartons: [carton(3, 990), carton(6, 1400), carton(12, 1900)], free: never, min: 1, max: 120 },
  { cartons: [carton(1, 700), carton(6, 1500)], free: { fromBottles: 24, fromCents: 0 }, min: 1, max: 60 },
  { cartons: [carton(2, 800), carton(12, 900)], free: { fromBottles: 0, fromCents: 20_000 }, min: 3, max: 36 },
]

const goods: (Omit<CountedLine, 'quantity'> & { cents: number })[] = [
  { type: 'WINE', capacity: 37.5, capacityUnit: 'cl', sellByMultipleOf: 1, setQuantity: 1, content: [], cents: 700 },
  { type: 'WINE', capacity: 75, capacityUnit: 'cl', sellByMultipleOf: 1, setQuantity: 1, content: [], cents: 1200 },
  { type: 'WINE', capacity: 1.5, capacityUnit: 'L', sellByMultipleOf: 1, setQuantity: 1, content: [], cents: 2600 },
  { type: 'BOX', capacity: null, capacityUnit: '', sellByMultipleOf: 6, setQuantity: 1, content: [], cents: 7000 },
  { type: 'BOX', capacity: null, capacityUnit: '', sellByMultipleOf: 12, setQuantity: 1, content: [], cents: 13_500 },
]
const bottlePrice = 1200
const bottlesIn = [0.5, 1, 2, 6, 12]

function* allCarts(): Generator<number[]> {
  const most = bottlesIn.map((bottles) => Math.floor(24 / bottles))
  for (let half = 0; half <= Math.min(8, most[0] ?? 0); half += 1)
    for (let bottle = 0; bottle <= (most[1] ?? 0); bottle += 1)
      for (let magnum = 0; magnum <= (most[2] ?? 0); magnum += 1)
        for (let six = 0; six <= (most[3] ?? 0); six += 1)
          for (let twelve = 0; twelve <= (most[4] ?? 0); twelve += 1)
            if (half * 0.5 + bottle + magnum * 2 + six * 6 + twelve * 12 <= 24) yield [half, bottle, magnum, six, twelve]
}

function loadOf(quantities: number[]): Load {
  const lines = goods.flatMap((one, place) => (quantities[place] ? [{ ...one, quantity: quantities[place] ?? 0 }] : []))
  return {
    places: countCartonBottles(lines),
    counted: countFreeShippingBottles(lines),
    cents: lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0),
  }
}

test('the advice is the fewest bottles that make the shipping cheaper, and with them it costs what was announced', () => {
  let advised = 0
  for (const terms of grids) {
    const quote = (load: Load) => quoteShipping(terms, { ...load, grams: 0 })?.paid
    for (const cart of allCarts()) {
      const load = loadOf(cart)
      const advice = adviseBottles(load, bottlePrice, quote)
      // Bottle after bottle is put into the cart itself, and the whole reckoned anew.
      const from = quote(load)
      const more = Array.from({ length: 12 }, (_, at) =>
        quote(loadOf(cart.map((count, kind) => count + (kind === 1 ? at + 1 : 0)))),
      )
      const cheaper = more.findIndex((price) => from !== undefined && price !== undefined && price < from)
      if (advice?.add !== (cheaper < 0 ? undefined : cheaper + 1)) expect({ cart, advice }).toEqual({ cart, advice: cheaper + 1 })
      if (!advice) continue
      advised += 1
      if (advice.from !== from || advice.to !== more[cheaper]) expect({ cart, advice }).toEqual({ from, to: more[cheaper] })
    }
  }
  expect(advised).toBeGreaterThan(500)
})

test('a carton that is paid for is filled up to the bottle that would cost more', () => {
  const terms: ShippingTerms = { cartons: [carton(3, 1190), carton(6, 1490), carton(12, 1990)], free: never, min: 1, max: 24 }
  const quote = (load: Load) => quoteShipping(terms, { ...load, grams: 0 })?.paid
  const room = (places: number) => fillCarton({ places, counted: places, cents: 0 }, 1200, quote)?.add
  expect([1, 2, 3, 4, 5, 6, 8].map(room)).toEqual([2, 1, undefined, 2, 1, undefined, 4])
  expect(fillCarton({ places: 1, counted: 1, cents: 0 }, 1200, () => 900)).toBeUndefined()
  expect(fillCarton({ places: 1, counted: 1, cents: 0 }, 1200, () => 0)).toBeUndefined()
})

test('nothing is advised where the shipping is free already, or where nothing can travel', () => {
  const terms: ShippingTerms = { cartons: [carton(6, 1000)], free: { fromBottles: 6, fromCents: 0 }, min: 3, max: 12 }
  const quote = (load: Load) => quoteShipping(terms, { ...load, grams: 0 })?.paid
  expect(adviseBottles({ places: 6, counted: 6, cents: 0 }, 1000, quote)).toBeUndefined()
  expect(adviseBottles({ places: 2, counted: 2, cents: 0 }, 1000, quote)).toBeUndefined()
  expect(adviseBottles({ places: 4, counted: 4, cents: 0 }, 1000, quote)).toEqual({ add: 2, from: 1000, to: 0 })
})
