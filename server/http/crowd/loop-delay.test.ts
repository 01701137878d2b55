import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLoopDelay } from './loop-delay.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function openWatch() {
  let now = 0
  const watch = watchLoopDelay(() => now)
  return {
    /** Turns that come when they should, one of them late by so many ms. */
    turns: (count: number, late = 0) => {
      for (let turn = 0; turn < count; turn += 1) {
        now += 20 + (turn === 0 ? late : 0)
        vi.advanceTimersByTime(20)
      }
    },
    value: (name: string) => {
      const connection = watch.print().find((said) => said.startsWith(`vitrine_event_loop_delay_${name} `))
      return Number(connection?.split(' ').at(-1))
    },
    stop: watch.stop,
  }
}

test('turns that come late are counted by how late, all of them and up to each bound', () => {
  const { turns, value } = openWatch()
  turns(98)
  turns(1, 30)
  turns(1, 3000)
  expect(value('seconds_count')).toBe(100)
  expect(value('seconds_bucket{le="0.025"}')).toBe(98)
  expect(value('seconds_bucket{le="0.05"}')).toBe(99)
  expect(value('seconds_bucket{le="2.5"}')).toBe(99)
  expect(value('seconds_bucket{le="+Inf"}')).toBe(100)
  expect(value('seconds_sum')).toBeCloseTo(3.03)
})

test('the longest wait is told for a minute at least and two at most, then forgotten', () => {
  const { turns, value, stop } = openWatch()
  turns(1, 400)
  expect(value('longest_seconds')).toBeCloseTo(0.4)
  turns(3100)
  expect(value('longest_seconds')).toBeCloseTo(0.4)
  turns(3100)
  expect(value('longest_seconds')).toBe(0)
  stop()
  turns(10, 400)
  expect(value('longest_seconds')).toBe(0)
})
