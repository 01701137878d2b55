import type { Outcome } from '#app/models/platform/outcome.ts'
import type { Call } from '../../contract/platform/call.ts'
import type { CallContext } from './call-context.ts'

/** What opens an account, or changes how it is opened. */
const waysIn =
  /^\/(login|logout|register|password|invitation)(\/|$)|^\/user\/(second-factor|passkey|email|password|session)(\/|$)/
const staffWaysIn = /^\/admin\/(user|invitation|api-key)(\/|$)/
const rights = new Set(['forbidden', 'unproven', 'rate_limited'])

/** Tells the operator of every way in that was used or tried, and of every call that was refused for want of a right; never of whom. */
export function noteSecurity({ method, path }: Call, outcome: Outcome<unknown>, notice: CallContext['notice']): void {
  const isWayIn = method !== 'GET' && (waysIn.test(path) || staffWaysIn.test(path))
  if (!isWayIn && (outcome.ok || !rights.has(outcome.error.code))) return
  notice(isWayIn ? 'way_in' : 'refused', { call: `${method} ${path}`, outcome: outcome.ok ? 'done' : reasonOf(outcome.error) })
}

/** Why it was refused, to the field: a wrong password and a wrong code are told apart. */
function reasonOf({ code, fields = {} }: Extract<Outcome<unknown>, { ok: false }>['error']): string {
  const [fault] = Object.values(fields)
  return fault ? `${code}, ${fault.code}` : code
}
