import { setImmediate as turn } from 'node:timers/promises'

/** How long others have to wait for their turn, in milliseconds. */
const longestTurn = 8

/** Lets others have their turn where long work has had its own. */
export function openTurns(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since <= longestTurn) return undefined
    return turn().then(() => {
      since = performance.now()
    })
  }
}
