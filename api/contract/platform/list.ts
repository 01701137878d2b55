import { z } from 'zod'
import { fromParisTime } from '#app/models/platform/time/paris-time.ts'
import { addDays, isDay } from '#app/models/platform/time/working-days.ts'

/** A comparison asked of one field: `lk:` like, none equal, `df:` different, `lt:` `lte:` `gt:` `gte:`; of ids, one of those. */
export type Filter = {
  field: string
  operator: Operator
  value: string | number
  /** A moment is asked for by its day in France: `value` is when that day begins, `end` when the next one does. */
  end?: string
}
export type Operator = 'like' | 'oneOf' | 'equal' | 'different' | 'less' | 'lessOrEqual' | 'greater' | 'greaterOrEqual'

/**
 * What kind of value a field holds, and so how it may be compared; a day is written as such, a moment with its time. A moment is
 * asked for by its day, an instant by its time as well: whoever keeps a copy asks for what has changed since the last one. Ids are
 * asked for by themselves, several with commas between them: what is not there is left out.
 */
export type FieldKind = 'text' | 'ids' | 'number' | 'day' | 'moment' | 'instant' | 'flag'

/** A list as asked for: which page of it, in which order, narrowed how. */
export type ListQuery<F extends string = string> = {
  nbItem: number
  page: number
  orderBy: { field: F; direction: 'asc' | 'desc' } | undefined
  filters: (Filter & { field: F })[]
}

const prefixes: Record<string, Operator> = {
  lk: 'like',
  df: 'different',
  lt: 'less',
  lte: 'lessOrEqual',
  gt: 'greater',
  gte: 'greaterOrEqual',
}

const longestFilter = 200
const idsPattern = /^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$/
const longestIds = 6500
const idsWords = 'Jusqu’à cent identifiants, séparés de virgules ; ce qui n’existe pas manque à la liste.'
const sinceWords = 'Un jour de France, ou un instant : « gte:2026-03-01T10:00:00Z » retient ce qui a changé depuis.'
const mostItems = 100
const deepestPage = 100_000
/** PostgreSQL refuses to compare its integer with a larger one. */
const largestNumber = 2_147_483_647

/** The query of a list: `nbItem`, `page`, `orderBy` (`-field` from the end), and the fields that may be filtered. */
export function list<const K extends Record<string, FieldKind>>(
  fields: K,
  options: { nbItem?: number; orderBy?: (keyof K & string) | `-${keyof K & string}` } = {},
) {
  const names = Object.keys(fields) as (keyof K & string)[]
  const filters = Object.fromEntries(
    names.map((name) => [name, filter(name, fields[name] as FieldKind).optional()]),
  ) as unknown as Record<keyof K & string, z.ZodOptional<ReturnType<typeof filter>>>
  return z
    .strictObject({
      nbItem: whole(mostItems, options.nbItem ?? 10),
      page: whole(deepestPage, 1),
      orderBy: order(names, options.orderBy),
      ...filters,
    })
    .transform((asked): ListQuery<keyof K & string> => {
      const { nbItem, page, orderBy, ...rest } = asked as Record<string, unknown>
      return {
        nbItem: nbItem as number,
        page: page as number,
        orderBy: orderBy as ListQuery<keyof K & string>['orderBy'],
        filters: Object.values(rest).filter((entry) => entry !== undefined) as ListQuery<keyof K & string>['filters'],
      }
    })
}

/** A whole number from 1, given as a number or as plain digits; an empty value counts as not given. */
export function whole(most: number, otherwise: number) {
  return z
    .union([z.int(), z.literal(''), z.string().regex(/^\d{1,9}$/, { error: () => ({ message: 'number' }) })])
    .optional()
    .transform((given) => (given === undefined || given === '' ? otherwise : Number(given)))
    .pipe(z.int().min(1).max(most))
}

function order<F extends string>(names: readonly F[], otherwise: F | `-${F}` | undefined) {
  const allowed = ['', ...names, ...names.map((name) => `-${name}` as const)] as const
  return z
    .enum(allowed as unknown as [string, ...string[]])
    .optional()
    .transform((given) => {
      const asked = given || otherwise
      if (!asked) return undefined
      const descending = asked.startsWith('-')
      return { field: (descending ? asked.slice(1) : asked) as F, direction: descending ? ('desc' as const) : ('asc' as const) }
    })
}

function filter(field: string, kind: FieldKind) {
  if (kind === 'ids') return filterIds(field)
  const given = z.string().max(longestFilter)
  return (kind === 'instant' ? given.meta({ description: sinceWords }) : given).transform((raw, context): Filter | undefined => {
    if (raw === '') return undefined
    const { operator, text } = split(raw)
    if (operator && text === '') return undefined
    const asked = operator && mayCompare(kind, operator) ? readValue(kind, text) : undefined
    if (operator === undefined || asked === undefined) {
      context.addIssue({ code: 'custom', message: kind === 'number' ? 'number' : 'format' })
      return z.NEVER
    }
    return { field, operator, ...asked }
  })
}

function filterIds(field: string) {
  const given = z.string().max(longestIds).meta({ description: idsWords })
  return given.transform((value, context): Filter | undefined => {
    if (value === '') return undefined
    if (idsPattern.test(value)) return { field, operator: 'oneOf', value }
    context.addIssue({ code: 'custom', message: 'format' })
    return z.NEVER
  })
}

/** What looks like an operator is one or is refused: a misspelt `gte:` must not quietly become 'equal'. */
function split(raw: string): { operator: Operator | undefined; text: string } {
  const prefix = /^([a-z]{1,3}):/.exec(raw)?.[1]
  if (prefix === undefined) return { operator: 'equal', text: raw }
  return { operator: Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : undefined, text: raw.slice(prefix.length + 1) }
}

function readValue(kind: Exclude<FieldKind, 'ids'>, text: string): Pick<Filter, 'value' | 'end'> | undefined {
  switch (kind) {
    case 'text':
      return { value: text }
    case 'number':
      return /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= largestNumber ? { value: Number(text) } : undefined
    case 'day':
      return isDay(text) ? { value: text } : undefined
    case 'moment':
      return isDay(text) ? spanOf(text) : undefined
    case 'instant':
      return isDay(text) ? spanOf(text) : readInstant(text)
    case 'flag':
      return text === 'true' ? { value: 1 } : text === 'false' ? { value: 0 } : undefined
  }
}

function spanOf(day: string): Pick<Filter, 'value' | 'end'> | undefined {
  const value = fromParisTime(`${day}T00:00`)
  const end = fromParisTime(`${addDays(day, 1)}T00:00`)
  return value && end ? { value, end } : undefined
}

/** Instants are kept to the thousandth of a second, in UTC, and compare as texts. */
function readInstant(text: string): Pick<Filter, 'value'> | undefined {
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/.test(text)
  return isInstant && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
    ? { value: new Date(text).toISOString() }
    : undefined
}

function mayCompare(kind: Exclude<FieldKind, 'ids'>, operator: Operator): boolean {
  if (operator === 'equal' || operator === 'different') return true
  if (operator === 'like') return kind === 'text'
  return kind !== 'text' && kind !== 'flag'
}
