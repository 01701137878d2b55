import { done, type Outcome, type Refusal } from '#app/models/outcome.ts'
import type { SiteWriter } from './db/database.ts'

const givenUp = new WeakMap<Error, Refusal>()

type Writes = { inTransaction<T>(work: (tx: SiteWriter) => Promise<T>): Promise<T> }

/** Writes everything or, where `orGiveUp` meets a refusal, nothing: a value that is returned from a transaction commits it. */
export async function allOrNothing<T>({ inTransaction }: Writes, work: (tx: SiteWriter) => Promise<T>): Promise<Outcome<T>> {
  try {
    return done(await inTransaction(work))
  } catch (error) {
    const refusal = error instanceof Error ? givenUp.get(error) : undefined
    if (!refusal) throw error
    return { ok: false, error: refusal }
  }
}

/** The value of an outcome; a refusal takes back what the transaction has written, and becomes its answer. */
export function orGiveUp<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  const end = new Error('a refusal takes back what was written')
  givenUp.set(end, outcome.error)
  throw end
}
