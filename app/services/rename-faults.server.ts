import type { Failure } from '#app/models/outcome.ts'

/** A refusal of the API in the names that the fields of the form have. */
export function renameFaults({ fields, ...failure }: Failure, names: Readonly<Record<string, string>>): Failure {
  if (!fields) return failure
  return {
    ...failure,
    fields: Object.fromEntries(Object.entries(fields).map(([name, told]) => [names[name] ?? name, told])),
  }
}
