import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isWorkingDay } from '../../platform/time/working-days.ts'
import {
  judgeArrival,
  lastDayToWithdraw,
  mayWithdrawalMove,
  presumeArrival,
  shareOfLine,
  withdrawalStates,
} from './withdrawal.ts'

test.each([
  ['2026-03-02', '2026-03-16'],
  ['2026-03-06', '2026-03-20'],
  ['2026-03-07', '2026-03-23'],
  ['2026-03-08', '2026-03-23'],
  ['2026-04-17', '2026-05-04'],
  ['2026-12-11', '2026-12-28'],
])('what came on %s may be given up until %s, by the rules of France', (received, last) => {
  expect(lastDayToWithdraw(received)).toBe(last)
})

test('the last day to withdraw is a working day, never sooner than fourteen days after the goods came', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((after) => addDays('2000-01-01', after))
  fc.assert(
    fc.property(day, (received) => {
      const last = lastDayToWithdraw(received)
      expect(isWorkingDay(last)).toBe(true)
      expect(last >= addDays(received, 14) && last <= addDays(received, 20)).toBe(true)
    }),
    { seed: 14 },
  )
})

test('goods whose arrival nobody noted are taken to have come after thirty days on their way', () => {
  expect(presumeArrival('2026-03-02')).toBe('2026-04-01')
})

test.each([
  ['2026-03-01', 'astray'],
  ['2026-03-02', 'late'],
  ['2026-04-16', 'late'],
  ['2026-04-17', 'ok'],
  ['2026-05-04', 'ok'],
  ['2026-05-05', 'astray'],
])('of goods sent on the second of March a buyer who says on the fourth of May that they came on %s is %s', (said, judged) => {
  expect(judgeArrival(said, { sentOn: '2026-03-02', today: '2026-05-04' })).toBe(judged)
})

test('however a line is given back, its parts add up to what was paid for it, and none is below nothing', () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 400 }), paid: fc.integer({ min: 0, max: 100_000_000 }) })
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }), (whole, wishes) => {
      let already = 0
      let sum = 0
      for (const wish of [...wishes, whole.quantity]) {
        const more = Math.min(wish, whole.quantity - already)
        const share = shareOfLine(whole, already, more)
        expect(share).toBeGreaterThanOrEqual(0)
        sum += share
        already += more
      }
      expect(sum).toBe(whole.paid)
    }),
    { seed: 15 },
  )
})

test('a withdrawal that is refunded or refused is at its end', () => {
  for (const to of withdrawalStates) {
    expect(mayWithdrawalMove('REFUNDED', to)).toBe(false)
    expect(mayWithdrawalMove('REFUSED', to)).toBe(false)
    expect(mayWithdrawalMove(to, 'DECLARED')).toBe(false)
  }
})
