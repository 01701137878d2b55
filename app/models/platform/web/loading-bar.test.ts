import { expect, test, vi } from 'vitest'
import { type BarState, openLoadingBar } from './loading-bar.ts'

function openBar() {
  vi.useFakeTimers()
  const shown: BarState[] = []
  const clock = {
    after: (ms: number, act: () => void) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
  }
  return { shown, bar: openLoadingBar((state) => shown.push(state), clock), pass: (ms: number) => vi.advanceTimersByTime(ms) }
}

test('[R-12] a wait under 200 ms shows no bar', () => {
  const { shown, bar, pass } = openBar()
  bar.start()
  pass(199)
  bar.finish()
  pass(10_000)
  expect(shown).toEqual(['hidden'])
})

test('[R-12] a longer one shows it, and hides it 500 ms after the end', () => {
  const { shown, bar, pass } = openBar()
  bar.start()
  pass(200)
  expect(shown).toEqual(['running'])
  bar.finish()
  expect(shown).toEqual(['running', 'done'])
  pass(499)
  expect(shown).toHaveLength(2)
  pass(1)
  expect(shown).toEqual(['running', 'done', 'hidden'])
})

test('[R-12] the bar is full after 5000 ms, whatever is still loading', () => {
  const { shown, bar, pass } = openBar()
  bar.start()
  pass(200 + 4999)
  expect(shown).toEqual(['running'])
  pass(1)
  expect(shown).toEqual(['running', 'done'])
})

test('[R-12] a failed request shows at once, and what comes next starts afresh', () => {
  const { shown, bar, pass } = openBar()
  bar.start()
  pass(50)
  bar.fail()
  bar.finish()
  expect(shown).toEqual(['failed'])
  bar.start()
  pass(200)
  expect(shown).toEqual(['failed', 'running'])
})
