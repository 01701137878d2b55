import type { Outcome } from '#app/models/platform/outcome.ts'
import type { Database } from './database.ts'

type Begin = Database['inTransaction']

/**
 * What a transaction answers where a refusal must not take back what was written: tries that were counted, a secret that is spent.
 * Only that may have been written before it; who keeps what, and why, stands in docs/decisions/040.
 */
export function keepWritten<O extends Outcome<unknown>>(outcome: O): O {
  return outcome.ok ? outcome : { ...outcome, keepsWritten: true }
}

/** The same transactions, each of which ends without a trace where its work answers a refusal. */
export function takingBack(begin: Begin): Begin {
  return async (work) => {
    let refusal: { answer: Awaited<ReturnType<typeof work>>; end: Error } | undefined
    try {
      return await begin(async (tx) => {
        const answer = await work(tx)
        if (!takesBack(answer)) return answer
        refusal = { answer, end: new Error('a refusal takes back what was written') }
        throw refusal.end
      })
    } catch (error) {
      if (refusal && error === refusal.end) return refusal.answer
      throw error
    }
  }
}

/** Whether what a transaction answers is a refusal, of whatever kind. */
export function isRefusal(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}

function takesBack(answer: unknown): boolean {
  return isRefusal(answer) && !('keepsWritten' in (answer as object))
}
