import type { Failure } from '#app/models/outcome.ts'
import { sayRefusal } from '#app/texts/refusals.ts'

type Refused = { ok: false; error: Failure }

/** Refuses a form with a sentence for each of its fields that is to be corrected. */
export function refuseFields(faults: Record<string, string>, failure: Failure = sayRefusal({ code: 'invalid' })): Refused {
  return {
    ok: false,
    error: { ...failure, fields: Object.fromEntries(Object.entries(faults).map(([field, says]) => [field, [says]])) },
  }
}

/** What a form says in a field, cut to what anybody would write there. */
export function textOf(form: FormData, name: string, most = 500): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, most).trim() : ''
}
