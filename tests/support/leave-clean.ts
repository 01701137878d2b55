import { afterAll, vi } from 'vitest'

/** Files share a process and what they import: none leaves a false clock, a stand-in or a stubbed place behind for the next. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
