import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { ListQuery } from '../../contract/index.ts'
import type { Filter, Operator } from '../../contract/platform/list.ts'

const signs: Record<Exclude<Operator, 'like' | 'oneOf'>, '=' | '<>' | '<' | '<=' | '>' | '>='> = {
  equal: '=',
  different: '<>',
  less: '<',
  lessOrEqual: '<=',
  greater: '>',
  greaterOrEqual: '>=',
}

/** The column behind each field of a list; a field that is not named here cannot be asked for. */
export type Columns<F extends string> = Record<F, string>

/** One page of a list as it was asked for, and how many rows there are in all. */
export async function listRows<DB, T extends keyof DB, O, F extends string>(
  from: SelectQueryBuilder<DB, T, O>,
  asked: ListQuery<F>,
  columns: Columns<F>,
): Promise<{ rows: O[]; total: number }> {
  const narrowed = asked.filters.reduce((query, filter) => query.where(toCondition(filter, columns[filter.field])), from)
  const skipped = (asked.page - 1) * asked.nbItem
  const known = skipped > nearFirst ? await countRows(narrowed) : undefined
  if (known !== undefined && skipped > known / 2)
    return { rows: await readFromEnd(narrowed, asked, columns, known), total: known }
  const rows = await orderRows(narrowed, asked, columns).limit(asked.nbItem).offset(skipped).execute()
  // A page that is not full is the last: what came before it and what it holds is all there is.
  const isLast = rows.length < asked.nbItem && (rows.length > 0 || skipped === 0)
  return { rows, total: isLast ? skipped + rows.length : (known ?? (await countRows(narrowed))) }
}

/** Pages beyond so many rows may lie nearer to the end, where they are read from: as fast as the first ones. */
const nearFirst = 1000

async function readFromEnd<DB, T extends keyof DB, O, F extends string>(
  from: SelectQueryBuilder<DB, T, O>,
  asked: ListQuery<F>,
  columns: Columns<F>,
  total: number,
): Promise<O[]> {
  const after = total - asked.page * asked.nbItem
  const wanted = Math.min(asked.nbItem, asked.nbItem + after)
  if (wanted <= 0) return []
  const rows = await orderRows(from, asked, columns, 'backwards').limit(wanted).offset(Math.max(0, after)).execute()
  return rows.reverse()
}

function orderRows<DB, T extends keyof DB, O, F extends string>(
  from: SelectQueryBuilder<DB, T, O>,
  { orderBy: order }: ListQuery<F>,
  columns: Columns<F>,
  way?: 'backwards',
): SelectQueryBuilder<DB, T, O> {
  const isDescending = (order?.direction === 'desc') !== (way === 'backwards')
  const direction = isDescending ? 'desc' : 'asc'
  const ordered = order ? from.orderBy(sql.ref(columns[order.field]), direction) : from
  // Equal rows must not change places from one page to the next; one way for both lets an index be read backwards.
  return ordered.orderBy(sql.ref('id'), direction)
}

async function countRows<DB, T extends keyof DB, O>(query: SelectQueryBuilder<DB, T, O>): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)`.as('total'))
  return ((await counted.executeTakeFirstOrThrow()) as { total: number }).total
}

function toCondition({ operator, value, end }: Filter, column: string): Expression<SqlBool> {
  if (end !== undefined) return toSpan({ operator, value, end }, sql.ref(column))
  if (operator === 'oneOf') return sql<SqlBool>`${sql.ref(column)} in (${sql.join(String(value).split(','))})`
  if (operator !== 'like') return sql<SqlBool>`${sql.ref(column)} ${sql.raw(signs[operator])} ${value}`
  const pattern = patternOf(String(value))
  const text = column === folded ? sql.ref(column) : sql`lower(${sql.ref(column)})`
  return sql<SqlBool>`${text} like lower(${pattern}) escape '\\'`
}

/** Written in plain spelling: to have it made small of a hundred thousand rows costs as much as to look through them. */
const folded = 'search_key'

/** A moment beside a day, which has a beginning and an end. */
function toSpan({ operator, value, end }: Required<Omit<Filter, 'field'>>, column: Expression<unknown>): Expression<SqlBool> {
  switch (operator) {
    case 'different':
      return sql<SqlBool>`(${column} < ${value} or ${column} >= ${end})`
    case 'less':
      return sql<SqlBool>`${column} < ${value}`
    case 'lessOrEqual':
      return sql<SqlBool>`${column} < ${end}`
    case 'greater':
      return sql<SqlBool>`${column} >= ${end}`
    case 'greaterOrEqual':
      return sql<SqlBool>`${column} >= ${value}`
    default:
      return sql<SqlBool>`(${column} >= ${value} and ${column} < ${end})`
  }
}

/** A pattern of `like … escape '\\'` that holds wherever a text holds these very signs. */
export function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
