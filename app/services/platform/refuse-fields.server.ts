import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'

/** Refuses a form with a sentence for each of its fields that is to be corrected. */
export function refuseFields(
  faults: Readonly<Record<string, string>>,
  failure: Failure = sayRefusal({ code: 'invalid' }),
): Outcome<never, Failure> {
  const fields = Object.fromEntries(Object.entries(faults).map(([field, says]) => [field, [says]]))
  return { ok: false, error: { ...failure, fields } }
}

/** What a form says in a field, cut to what anybody would write there. */
export function textOf(form: FormData, name: string, most = 500): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, most).trim() : ''
}
