import type { Settings } from '../settings/settings.ts'
import { sayStart } from './message/say-start.ts'

/** A terminal that closes sends its signal twice; only a later one means impatience. */
const patience = 1000

/** Closes once when the process is told to end, and ends it with 0. */
export function closeOnSignal(settings: Pick<Settings, 'production'>, close: () => Promise<void>): void {
  let since: number | undefined
  const end = (signal: NodeJS.Signals) => {
    if (since === undefined) {
      since = performance.now()
      sayStart(settings, 'ending', `${signal}: finishing what is running, then closing`)
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error)
          process.exit(1)
        },
      )
    } else if (performance.now() - since > patience) {
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
}
