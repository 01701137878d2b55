import type { Schema } from '#api/contract/platform/call.ts'
import { toJsonSchema } from '#api/door/openapi/openapi-operation.ts'

/** A schema as JSON Schema, as far as our contract uses it. */
export type Json = {
  type?: string
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const candidates = [
  'x',
  'police-0123456789ab.woff2',
  'home',
  '1',
  '12',
  '250',
  '2026',
  '39600',
  'un-mot',
  'FR',
  'FRA',
  'fr',
  'TYPE',
  '#761527',
  '03 53 01 24 68',
  'a@exemple.test',
  '2026-03-01',
  '2026-03-01T10:00:00Z',
  '/visites',
  '192.0.2.7',
  '732829320',
  'FR44732829320',
  'https://exemple.test/',
  'un mot de passe assez long',
  'un-jeton-de-quarante-trois-lettres-pas-plus',
  'une-cle-de-22-lettres-',
  'pk_test_12345678',
  'sk_test_12345678',
  'whsec_12345678',
  '',
]

const drawn = new WeakMap<Schema, Json>()

/** The JSON Schema of what goes in; tens of thousands of requests ask for the same few hundred. */
export function inputSchema(schema: Schema | undefined): Json {
  if (!schema) return {}
  const known = drawn.get(schema) ?? (toJsonSchema(schema, 'input') as Json)
  drawn.set(schema, known)
  return known
}

/** A value the schema takes, with every field given. */
export function sampleOf(schema: Json): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find((value) => value !== '') ?? schema.enum[0]
  const either = schema.anyOf ?? schema.oneOf
  if (either?.[0]) return sampleOf(either[0])
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sampleOf(field)]))
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}))
    case 'string':
      return sampleText(schema)
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1))
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return 'x'
  }
}

const texts = new WeakMap<Json, string>()

/** A schema is asked for its sample with every request that is written by it. */
function sampleText(schema: Json): string {
  const known = texts.get(schema) ?? findText(schema)
  texts.set(schema, known)
  return known
}

function findText(schema: Json): string {
  const patterns = [schema.pattern, ...(schema.allOf ?? []).map(({ pattern }) => pattern)].filter(
    (pattern) => pattern !== undefined,
  )
  const fits = candidates.find(
    (text) =>
      text.length >= (schema.minLength ?? 0) &&
      text.length <= (schema.maxLength ?? 1000) &&
      patterns.every((pattern) => new RegExp(pattern, 'u').test(text)),
  )
  if (fits === undefined) throw new Error(`no sample for ${JSON.stringify(schema)}: add one to the candidates`)
  return fits
}

/** A schema once for each option of the things it lists, so that a sample of each is made of that option. */
export function shapesOf(schema: Json): Json[] {
  const [name, list] = Object.entries(schema.properties ?? {}).find(([, { items }]) => items?.oneOf) ?? []
  if (name === undefined || !list?.items?.oneOf) return [schema]
  return list.items.oneOf.map((items) => ({ ...schema, properties: { ...schema.properties, [name]: { ...list, items } } }))
}

/** Every leaf and list of a schema, with the way to it. */
export function partsOf(schema: Json, path: string[] = []): { path: string[]; schema: Json }[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => partsOf(field, [...path, name])),
    ...(schema.items ? partsOf(schema.items, [...path, '0']) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((option) => partsOf(option, path)),
  ]
  return [{ path, schema }, ...inner]
}

/** The value with one of its parts replaced. */
export function withPart(value: unknown, [first, ...rest]: string[], part: unknown): unknown {
  if (first === undefined) return part
  if (Array.isArray(value)) return value.map((entry, place) => (String(place) === first ? withPart(entry, rest, part) : entry))
  return { ...(value as object), [first]: withPart((value as Record<string, unknown>)?.[first], rest, part) }
}
