type Json = Record<string, unknown>

/** One schema as it stands in many places: its own words, and its parts. */
export type Kind = { id: number; own: Json; parts: Map<string, Part>; size: number; uses: number; name: string }
export type Part = Kind | Kind[] | Record<string, Kind>

const maps = new Set(['properties', 'patternProperties'])
const lists = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
const single = new Set(['items', 'additionalProperties', 'propertyNames'])

/** Knows each schema again, by all that it says; a name is what the first place that asked for it suggests. */
export function openKinds(): (schema: Json, name: string) => Kind {
  const kinds = new Map<string, Kind>()

  function reckon(schema: Json, name: string): Kind {
    const own: Json = {}
    const parts = new Map<string, Part>()
    for (const [key, value] of Object.entries(schema)) {
      const part = reckonPart(key, value, name)
      if (part) parts.set(key, part)
      else own[key] = value
    }
    const text = JSON.stringify([own, [...parts].map(([key, part]) => [key, mapPart(part, ({ id }) => id)])])
    const before = kinds.get(text)
    if (before) return before
    const inner = innerKinds({ parts })
    for (const kind of inner) kind.uses += 1
    const size = inner.reduce((sum, kind) => sum + kind.size, JSON.stringify(own).length)
    const made = { id: kinds.size, own, parts, size, uses: 0, name }
    kinds.set(text, made)
    return made
  }

  function reckonPart(key: string, value: unknown, name: string): Part | undefined {
    if (!value || typeof value !== 'object') return undefined
    if (maps.has(key))
      return Object.fromEntries(Object.entries(value).map(([field, schema]) => [field, reckon(schema, nameOf(field, name))]))
    if (lists.has(key)) return (value as Json[]).map((schema) => reckon(schema, nameOfChoice(schema, name)))
    return single.has(key) ? reckon(value as Json, singular(name)) : undefined
  }

  return reckon
}

/** The same shape with something else in the place of each kind. */
export function mapPart(part: Part, change: (kind: Kind) => unknown): unknown {
  if (Array.isArray(part)) return part.map(change)
  if (isKind(part)) return change(part)
  return Object.fromEntries(Object.entries(part).map(([field, kind]) => [field, change(kind)]))
}

/** What lies right within a schema. */
export function innerKinds({ parts }: Pick<Kind, 'parts'>): Kind[] {
  return [...parts.values()].flatMap(kindsOf)
}

function kindsOf(part: Part): Kind[] {
  if (Array.isArray(part)) return part
  return isKind(part) ? [part] : Object.values(part)
}

function isKind(part: Part): part is Kind {
  return 'parts' in part && part.parts instanceof Map
}

/** The answer of a call is called after the call, any other part after its field. */
function nameOf(field: string, around: string): string {
  return field === 'data' ? around : upperFirst(field)
}

/** One of several shapes is called after the word that tells it from the others. */
function nameOfChoice(schema: Json, around: string): string {
  const type = (schema.properties as Record<string, Json> | undefined)?.type?.const
  if (typeof type !== 'string') return around
  const words = type.toLowerCase().split(/[^a-z0-9]+/)
  return words.map(upperFirst).join('') + singular(around)
}

function upperFirst(word: string): string {
  return (word[0]?.toUpperCase() ?? '') + word.slice(1)
}

function singular(name: string): string {
  return name
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/(?<!s)s$/, '')
}
