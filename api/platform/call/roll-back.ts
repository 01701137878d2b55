import { done, type Outcome, type Refusal } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../database/database.ts'

const givenUp = new WeakMap<Error, Refusal>()

/** Work of a transaction whose helpers may end it with `orRollBack`: what they were refused is its answer, and takes back what was written. */
export function mayRollBack<T>(work: (tx: SiteWriter) => Promise<T>): (tx: SiteWriter) => Promise<Outcome<T>> {
  return async (tx) => {
    try {
      return done(await work(tx))
    } catch (error) {
      return readRollBack(error)
    }
  }
}

/** The refusal by which work was ended; anything else is thrown on. */
export function readRollBack(error: unknown): Outcome<never> {
  const refusal = error instanceof Error ? givenUp.get(error) : undefined
  if (!refusal) throw error
  return { ok: false, error: refusal }
}

/** The value of an outcome; a refusal ends the work that may give up, from however deep below it. */
export function orRollBack<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  const end = new Error('given up: a refusal ends the whole work')
  givenUp.set(end, outcome.error)
  throw end
}
