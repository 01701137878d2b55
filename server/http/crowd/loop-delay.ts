const everyMs = 20
const minuteMs = 60_000
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** How long this process keeps everybody waiting who wants a turn of it. */
export type LoopDelay = {
  /** Lines for /metrics: a histogram since the start, and the longest wait of the last minute or two. */
  print(): string[]
  /** The longest wait of the last minute or two, in seconds. */
  longest(): number
  stop(): void
}

/**
 * Asks for a turn fifty times a second and notes how late each one comes. Whoever watches sees by it that one piece of work holds
 * up all others, which the mean time of the answers hides.
 */
export function watchLoopDelay(clock: () => number = () => performance.now()): LoopDelay {
  const buckets = bounds.map(() => 0)
  let total = 0
  let seconds = 0
  let longest = 0
  let longestBefore = 0
  let due = clock() + everyMs
  let minuteEnds = clock() + minuteMs

  function note(): void {
    const now = clock()
    const late = Math.max(0, now - due) / 1000
    due = now + everyMs
    if (now >= minuteEnds) {
      longestBefore = now >= minuteEnds + minuteMs ? 0 : longest
      longest = 0
      minuteEnds = now + minuteMs
    }
    longest = Math.max(longest, late)
    total += 1
    seconds += late
    const place = bounds.findIndex((bound) => late <= bound)
    if (place !== -1) buckets[place] = (buckets[place] ?? 0) + 1
  }

  const timer = setInterval(note, everyMs).unref()
  return {
    print: () => {
      let below = 0
      return [
        '# TYPE vitrine_event_loop_delay_seconds histogram',
        ...bounds.map((bound, index) => {
          below += buckets[index] ?? 0
          return `vitrine_event_loop_delay_seconds_bucket{le="${bound}"} ${below}`
        }),
        `vitrine_event_loop_delay_seconds_bucket{le="+Inf"} ${total}`,
        `vitrine_event_loop_delay_seconds_sum ${seconds}`,
        `vitrine_event_loop_delay_seconds_count ${total}`,
        '# TYPE vitrine_event_loop_delay_longest_seconds gauge',
        `vitrine_event_loop_delay_longest_seconds ${Math.max(longest, longestBefore)}`,
      ]
    },
    longest: () => Math.max(longest, longestBefore),
    stop: () => clearInterval(timer),
  }
}
