import { afterEach, expect, test, vi } from 'vitest'
import { withinTime } from './page-answers.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('an answer that does not come is given up, but not while what was asked is still on its way over a slow line', async () => {
  vi.useFakeTimers()
  let isComing = true
  const end = vi.fn()
  withinTime(new Promise(() => {}), () => isComing).catch(end)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(end).not.toHaveBeenCalled()
  isComing = false
  await vi.advanceTimersByTimeAsync(31_000)
  expect(end).toHaveBeenCalledOnce()
})
