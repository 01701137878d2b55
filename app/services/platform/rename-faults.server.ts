import type { Failure } from '#app/models/platform/outcome.ts'

type Faults = Record<string, string[]>

/** What is wrong, by the place of a form where it is said; apart from it what has no place there. */
export function sortFaults({ fields = {} }: Failure, placeOf: (field: string) => string | undefined) {
  const placed: Faults = {}
  const astray: string[] = []
  for (const [field, told] of Object.entries(fields)) {
    const place = placeOf(field)
    if (place === undefined) astray.push(...told)
    else placed[place] = [...new Set([...(placed[place] ?? []), ...told])]
  }
  return { placed, astray }
}

/** A refusal of the API in the names that the fields of the form have. */
export function renameFaults(failure: Failure, names: Readonly<Record<string, string>>): Failure {
  if (!failure.fields) return failure
  return { ...failure, fields: sortFaults(failure, (field) => names[field] ?? field).placed }
}
