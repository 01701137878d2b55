import type { Json } from '../../api/support/sample.ts'
import { sampleOf } from '../../api/support/sample.ts'

/**
 * A value the schema takes, with this text in every field that takes it; where a list may hold things of several kinds,
 * it holds one of each, so that no field is left out.
 */
export function fillSchema(schema: Json, text: string): unknown {
  if (schema.const !== undefined || schema.enum) return sampleOf(schema)
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return fillSchema(first, text)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fillSchema(field, text)]))
    case 'array':
      return fillList(schema, text)
    case 'string':
      return takes(schema, text) ? text.slice(0, schema.maxLength) : sampleOf(schema)
    default:
      return sampleOf(schema)
  }
}

function fillList({ items = {}, minItems = 1, maxItems = 1000 }: Json, text: string): unknown[] {
  const kinds = kindsOf(items)
  const count = Math.min(maxItems, Math.max(minItems, kinds.length))
  return Array.from({ length: count }, (_, place) => fillSchema(kinds[place % kinds.length] ?? {}, text))
}

/** What an entry may be; a choice inside a choice counts as one. */
export function kindsOf(schema: Json): Json[] {
  const options = schema.anyOf ?? schema.oneOf
  return options ? options.flatMap(kindsOf) : [schema]
}

function takes({ pattern, allOf = [] }: Json, text: string): boolean {
  const patterns = [pattern, ...allOf.map((rule) => rule.pattern)].filter((one) => one !== undefined)
  return patterns.every((one) => new RegExp(one, 'u').test(text))
}
