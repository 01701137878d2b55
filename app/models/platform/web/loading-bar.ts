/** How the bar that tells of loading keeps time, in milliseconds. */
export const barTimes = { throttle: 200, duration: 5000, hideDelay: 500 } as const

export type BarState = 'hidden' | 'running' | 'done' | 'failed'
export type Clock = { after: (ms: number, act: () => void) => () => void }
export type Bar = { start: () => void; finish: () => void; fail: () => void }

/**
 * Drives the bar: it shows once loading has lasted a while, fills up, and goes a moment after the end.
 * A failure shows however short the wait was.
 */
export function openLoadingBar(show: (state: BarState) => void, clock: Clock): Bar {
  let state: BarState | 'waiting' = 'hidden'
  let cancel = () => {}

  function become(next: BarState): void {
    cancel()
    state = next
    show(next)
    if (next === 'running') cancel = clock.after(barTimes.duration, () => become('done'))
    if (next === 'done' || next === 'failed') cancel = clock.after(barTimes.hideDelay, () => become('hidden'))
  }

  return {
    start: () => {
      if (state === 'running' || state === 'waiting') return
      cancel()
      state = 'waiting'
      cancel = clock.after(barTimes.throttle, () => become('running'))
    },
    finish: () => {
      if (state === 'running') become('done')
      else if (state === 'waiting') become('hidden')
    },
    fail: () => become('failed'),
  }
}
