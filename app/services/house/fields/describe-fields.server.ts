import { z } from 'zod'
import type { Schema } from '#api/contract/platform/call.ts'
import type { FieldKind, PanelField } from '#app/models/house/panel/field.ts'

type Json = {
  type?: string
  format?: string
  pattern?: string
  allOf?: { pattern?: string }[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
  maxLength?: number
  minLength?: number
  maximum?: number
  minimum?: number
  maxItems?: number
  'x-unit'?: string
}

const idPattern = '^[A-Za-z0-9_-]{1,64}$'
const longLine = 500
/** What is a line in the contract and a sentence or two to whoever writes it. */
const sentences = new Set(['metaDescription'])
const units: Record<string, FieldKind> = {
  cent: 'cents',
  'hundredth of a percent': 'share',
  'cent or percent, by type': 'reduction',
  'tenth of a percent': 'tenths',
  'hundredth of a gram': 'hundredths',
  'minute of the day': 'clock',
  weekday: 'choice',
  'what was read': 'mark',
  'day, month or year': 'period',
}

/** The fields of a body as the panel asks for them; a body of blocks is not opened, it has a screen of its own. */
export function describeFields(schema: Schema): PanelField[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, value]) => {
    if (name === 'blocks') return [{ name, kind: 'written', isRequired: false, isNullable: false } as const]
    const json = z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }) as Json
    return describeField(name, json, !value.isOptional())
  })
}

function describeField(name: string, json: Json, isRequired: boolean): PanelField[] {
  const isNullable = json.anyOf?.some(({ type }) => type === 'null') ?? false
  const shape = narrow(json)
  const known = kindOf(shape)
  const kind = known === 'line' && sentences.has(name) ? 'text' : known
  if (!kind) return []
  const inner = kind === 'rows' ? shape.items : shape
  return [
    {
      name,
      kind,
      isRequired,
      isNullable,
      most: shape.maxLength ?? shape.maximum ?? shape.maxItems,
      least: leastOf(shape, json),
      options: (shape.items?.enum ?? shape.enum ?? rangeOf(kind === 'choice' ? shape : shape.items))?.map(String),
      ...((shape.items ?? shape).type === 'integer' && { isNumeric: true }),
      ...((kind === 'group' || kind === 'rows') && { fields: fieldsOf(inner) }),
    },
  ]
}

function fieldsOf(json: Json | undefined): PanelField[] {
  const { properties = {}, required = [] } = json ?? {}
  return Object.entries(properties).flatMap(([name, field]) => describeField(name, field, required.includes(name)))
}

/** Of several shapes the first that is one: what else may stand there is nothing, or an empty text. */
function narrow(json: Json): Json {
  const shape = json.anyOf?.find(({ type, const: only }) => type !== 'null' && only !== '')
  return shape ? narrow({ ...shape, 'x-unit': shape['x-unit'] ?? json['x-unit'] } as Json) : json
}

/** A text of which the schema wants more than an empty one. */
function leastOf(shape: Json, json: Json): number | undefined {
  if (shape.type !== 'string') return shape.minimum
  if (json.anyOf?.some(({ const: only }) => only === '')) return 0
  const patterns = [shape.pattern, ...(shape.allOf ?? []).map(({ pattern }) => pattern)]
  const wantsMore = patterns.some((pattern) => pattern !== undefined && !new RegExp(pattern, 'u').test(''))
  return Math.max(shape.minLength ?? 0, wantsMore ? 1 : 0, shape.format ? 1 : 0)
}

function kindOf(shape: Json): FieldKind | undefined {
  if (shape.enum) return 'choice'
  switch (shape.type) {
    case 'boolean':
      return 'flag'
    case 'integer':
      return units[shape['x-unit'] ?? ''] ?? 'number'
    case 'number':
      return 'decimal'
    case 'string':
      return kindOfText(shape)
    case 'object':
      if (shape.properties?.type?.const === 'doc') return 'rich'
      return shape.properties ? 'group' : undefined
    case 'array':
      return kindOfList(shape.items ?? {})
    default:
      return undefined
  }
}

function kindOfText({ format, pattern, maxLength, 'x-unit': unit = '' }: Json): FieldKind {
  if (units[unit]) return units[unit]
  if (format === 'date') return 'day'
  if (format === 'date-time') return 'moment'
  if (pattern === idPattern) return 'thing'
  return maxLength !== undefined && maxLength > longLine && format === undefined ? 'text' : 'line'
}

/** Few whole numbers are chosen rather than typed, such as the days of a week. */
function rangeOf(items: Json | undefined): number[] | undefined {
  const { type, minimum = 0, maximum = Number.POSITIVE_INFINITY } = items ?? {}
  if (type !== 'integer' || maximum - minimum > 12) return undefined
  return Array.from({ length: maximum - minimum + 1 }, (_, place) => minimum + place)
}

function kindOfList(items: Json): FieldKind | undefined {
  if (items.enum || rangeOf(items)) return 'choices'
  if (items.type === 'object') return 'rows'
  if (items.type !== 'string') return undefined
  return items.pattern === idPattern ? 'things' : 'lines'
}
