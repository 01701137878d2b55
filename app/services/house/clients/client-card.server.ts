import type { Entry } from '#app/models/house/panel/field.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import { refuseFilled, sayFaults } from '../plans/form-entries.server.ts'

/** The note and the tags that a form of a card holds: those ticked, and those typed anew. */
export function readClientCard(entries: readonly Entry[]): { note: string; tags: string[] } {
  const named = (name: string) => entries.flatMap(([key, value]) => (key === name ? [value] : []))
  const fresh = named('nouvelles').flatMap((typed) => typed.split(','))
  const tags = [...named('etiquette'), ...fresh].map((tag) => tag.trim()).filter(Boolean)
  return { note: named('note')[0] ?? '', tags }
}

/** Refuses a card: whatever is wrong with one of its tags is said beside them all. */
export function refuseClientCard(entries: readonly Entry[], error: Failure) {
  const faults = Object.entries(sayFaults(error.fields)).map(([name, says]): [string, string] => [
    name.split('.')[0] ?? name,
    says,
  ])
  return refuseFilled(entries, error, Object.fromEntries(faults))
}
