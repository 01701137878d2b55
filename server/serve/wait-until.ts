import { setTimeout as sleep } from 'node:timers/promises'
import { sayStart } from '../http/message/say-start.ts'
import type { Settings } from '../settings/settings.ts'

/** What a start waits for, as it is told: which setting names it, what it is and where. */
export type Awaited = { setting: string; what: string; host: string }

const pauseMs = 500
const toldEveryMs = 5000

/** Waits for a neighbour that may come up later than this program, as after a reboot; `attempt` answers why it is not there yet. */
export async function waitUntil(
  settings: Pick<Settings, 'production' | 'waitSeconds'>,
  { setting, what, host }: Awaited,
  attempt: () => Promise<string | undefined>,
): Promise<void> {
  const begun = performance.now()
  const end = begun + settings.waitSeconds * 1000
  let told = begun - toldEveryMs
  for (;;) {
    const why = await attempt()
    if (why === undefined) return
    const now = performance.now()
    if (now >= end) throw new Error(`${setting}: ${what} at ${host} was not there within ${settings.waitSeconds} s (${why})`)
    if (now - told >= toldEveryMs) {
      told = now
      const left = Math.ceil((end - now) / 1000)
      sayStart(settings, 'waiting', `${setting}: waiting for ${what} at ${host} (${why}), ${left} s more at most`, {
        setting,
        host,
        why,
      })
    }
    await sleep(Math.min(pauseMs, end - now))
  }
}

/** In a few words why something on the net did not answer; what lies under an error often says it better. */
export function sayReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code) return reasons[code] ?? (error.message || code)
  return error.cause instanceof Error ? sayReason(error.cause) : error.message
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its name cannot be looked up now',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'no way there',
  ENETUNREACH: 'no way there',
  ECONNRESET: 'it hung up',
  '57P03': 'it is starting',
}
