import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTotals, type VatShare } from '../cart/cart-totals.ts'
import {
  type CreditPart,
  type CreditRequest,
  chooseCredit,
  leftToCredit,
  listSold,
  netOfParts,
  vatOfCredit,
} from './credit-sums.ts'
import { addVat } from './paper-sums.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const atRate = (parts: readonly { rate: number; gross: number }[], rate: number) =>
  sum(parts.map((part) => (part.rate === rate ? part.gross : 0)))

/** Two juices at 5.5 %, three bottles at 20 %, carried for 10 €. */
const sold = listSold(
  [
    { rate: 550, paid: 1100 },
    { rate: 2000, paid: 6000 },
  ],
  [
    { rate: 550, gross: 155 },
    { rate: 2000, gross: 845 },
  ],
)

test('what is given back carries the tax of its own goods, and its freight goes with it', () => {
  const juices = chooseCredit(1100, [{ line: 0, quantity: 2, gross: 1100 }], sold)
  expect(juices).toEqual([{ line: 0, rate: 550, gross: 1100 }])
  expect(vatOfCredit(juices, [])).toEqual([{ rate: 550, gross: 1100, net: 1043, tax: 57 }])
  const wishes = [
    { line: 0, quantity: 2, gross: 1100 },
    { line: null, quantity: 1, gross: 200 },
  ]
  expect(chooseCredit(1300, wishes, sold)).toEqual([
    { line: 0, rate: 550, gross: 1100 },
    { line: null, rate: 550, gross: 155 },
    { line: null, rate: 2000, gross: 45 },
  ])
})

test('a price that is lowered without a word of what is lowered of all that is left, and a line never below nothing', () => {
  const lowered = chooseCredit(810, [], sold)
  expect(sum(lowered.map(({ gross }) => gross))).toBe(810)
  expect(lowered.map(({ line, rate }) => [line, rate])).toEqual(sold.map(({ line, rate }) => [line, rate]))
  const after = leftToCredit(sold, [{ given: lowered, vat: vatOfCredit(lowered, []) }])
  const juices = chooseCredit(1100, [{ line: 0, quantity: 2, gross: 1100 }], after)
  expect(juices[0]).toEqual({ line: 0, rate: 550, gross: 990 })
})

test('a note of before lines were named has taken from what stood at its rates', () => {
  const left = leftToCredit(sold, [{ vat: [{ rate: 550, gross: 1255, net: 1190, tax: 65 }] }])
  expect(left.map(({ gross }) => gross)).toEqual([0, 6000, 0, 845])
})

/** An order of some lines at several rates, with a code and a freight, and a course of credits of whatever somebody names. */
const courses = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.nat(9000),
      quantity: fc.integer({ min: 1, max: 24 }),
      vatRate: fc.constantFrom(0, 210, 550, 1000, 2000),
      discount: fc.constant(null),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  off: fc.nat(4000),
  shippingFees: fc.nat(3000),
  acts: fc.array(
    fc.record({
      line: fc.nat(4),
      quantity: fc.integer({ min: 1, max: 24 }),
      freight: fc.nat(800),
      isNamed: fc.boolean(),
      amount: fc.nat(30_000),
    }),
    { maxLength: 5 },
  ),
})

/** A second reckoning of what one note may be: a cent after the other, each at the part that is furthest behind its share. */
function handOut(amount: number, room: readonly number[]): number[] {
  const whole = BigInt(sum(room))
  const given = room.map((one) => Number(whole === 0n ? 0n : (BigInt(amount) * BigInt(one)) / whole))
  const lacks = room.map((one, place) => ({ place, lack: whole === 0n ? 0n : (BigInt(amount) * BigInt(one)) % whole }))
  lacks.sort((one, other) => (one.lack < other.lack ? 1 : one.lack > other.lack ? -1 : one.place - other.place))
  for (const { place } of lacks.slice(0, Math.min(amount, sum(room)) - sum(given))) given[place] = (given[place] ?? 0) + 1
  return given
}

test('10 000 orders given back in parts: lines and rates add up to each note, and all notes together to the invoice, to the cent', () => {
  fc.assert(
    fc.property(courses, ({ lines, off, shippingFees, acts }) => {
      const code = { type: 'EURO' as const, amount: off, detailType: 'PRODUCTS' as const }
      const totals = computeTotals({
        lines,
        discount: code,
        shippingFees,
        bottles: 0,
        freeShipping: { fromBottles: 0, fromCents: 0 },
      })
      const all = listSold(
        lines.map(({ vatRate: rate }, place) => ({ rate, paid: totals.lines[place]?.paid ?? 0 })),
        totals.freight,
      )
      const notes: { given: CreditPart[]; vat: VatShare[] }[] = []
      const credit = (wanted: number, wishes: readonly CreditRequest[]) => {
        const left = leftToCredit(all, notes)
        const amount = Math.min(wanted, sum(left.map(({ gross }) => gross)))
        if (amount === 0) return
        const given = chooseCredit(amount, wishes, left)
        const vat = vatOfCredit(
          given,
          notes.flatMap((note) => note.vat),
        )
        check({ amount, given, vat, left, wishes })
        notes.push({ given, vat })
      }
      for (const { line, quantity, freight, isNamed, amount } of acts) {
        const place = line % lines.length
        const paid = totals.lines[place]?.paid ?? 0
        const count = Math.min(quantity, lines[place]?.quantity ?? 1)
        const gross = Math.floor((paid * count) / (lines[place]?.quantity ?? 1))
        const wishes = [
          { line: place, quantity: count, gross },
          { line: null, quantity: 1, gross: freight },
        ]
        credit(isNamed ? gross + freight : amount, isNamed ? wishes : [])
      }
      credit(totals.total, [])
      expect(sum(leftToCredit(all, notes).map(({ gross }) => gross))).toBe(0)
      expect(addVat(notes.flatMap(({ vat }) => vat))).toEqual(totals.vat)
    }),
    { numRuns: process.env.LONG ? 200_000 : 10_000, seed: 28 },
  )
})

type Given = { amount: number; given: CreditPart[]; vat: VatShare[]; left: CreditPart[]; wishes: readonly CreditRequest[] }

function check({ amount, given, vat, left, wishes }: Given): void {
  const nets = netOfParts(given, vat)
  const rates = vat.map(({ rate }) => rate)
  const isRight =
    sum(given.map(({ gross }) => gross)) === amount &&
    given.every((part) => part.gross > 0 && part.gross <= atPart(left, part)) &&
    rates.every((rate) => atRate(given, rate) === vat.find((part) => part.rate === rate)?.gross) &&
    vat.every(({ rate, net }) => sum(nets.filter((_, place) => given[place]?.rate === rate)) === net) &&
    vat.every(({ gross, net, tax }) => net >= 0 && tax >= 0 && net + tax === gross)
  if (!isRight) expect({ amount, given, vat, nets }).toBe('a note that adds up')
  if (wishes.length === 0) {
    const room = left.filter(({ gross }) => gross > 0)
    const shares = handOut(
      amount,
      room.map(({ gross }) => gross),
    )
    expect(given.map(({ gross }) => gross)).toEqual(shares.filter((share) => share > 0))
  }
}

function atPart(parts: readonly CreditPart[], { line, rate }: CreditPart): number {
  return parts.find((part) => part.line === line && part.rate === rate)?.gross ?? 0
}
