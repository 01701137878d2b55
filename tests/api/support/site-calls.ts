export type Role = 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN'

type Outcome<T> = { ok: true; value: T } | { ok: false; error: { code: string } }

/** What a call answered; a refusal ends the test. */
export function given<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`)
  return outcome.value
}

/** The code of a refusal, or `ok`. */
export async function codeOf(outcome: Promise<Outcome<unknown>>): Promise<string> {
  const answer = await outcome
  return answer.ok ? 'ok' : answer.error.code
}
