import type { Suggestion } from './suggestion.ts'

/** How long a visitor may pause between two letters, in milliseconds. */
const pause = 150
const shortest = 2

/** Asks when the typing rests; only the answer to the last question counts. */
export function openAsking(action: string, tell: (proposals: Suggestion[]) => void): (asked: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = new AbortController()
  return (asked) => {
    clearTimeout(timer)
    underWay.abort()
    underWay = new AbortController()
    const { signal } = underWay
    if (asked.length < shortest) return tell([])
    timer = setTimeout(async () => {
      try {
        const answer = await fetch(`${action}/suggestions?${new URLSearchParams({ q: asked })}`, { signal })
        const proposals = answer.ok ? ((await answer.json()) as Suggestion[]) : []
        if (!signal.aborted) tell(proposals)
      } catch {
        // Without proposals the field works as ever.
      }
    }, pause)
  }
}
