import { type Kysely, sql } from 'kysely'
import type { Table } from './table-shape.ts'
import type { Tables } from './tables/tables.ts'

type Column = { table: string; name: string }
type Key = { table: string; kind: 'p' | 'u' | 'f'; other: string | null; columns: string[]; isDeferrable: boolean }

/** Reads PostgreSQL's own list of the tables in the current schema. */
export async function readPostgresTables(db: Kysely<Tables>): Promise<Table[]> {
  const columns = await sql<Column>`
    select class.relname as "table", attname as name
    from pg_attribute join pg_class as class on class.oid = attrelid
    where class.relkind = 'r' and class.relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
    order by class.relname, attnum`.execute(db)
  const keys = await readKeys(db)
  const names = [...new Set(columns.rows.map(({ table }) => table))]
  return names.map((name) => ({
    name,
    columns: columns.rows.filter(({ table }) => table === name).map((column) => column.name),
    ...keysOf(keys.filter(({ table }) => table === name)),
  }))
}

async function readKeys(db: Kysely<Tables>): Promise<Key[]> {
  const constraints = await sql<Key>`
    select class.relname as "table", contype as kind, other.relname as other, condeferrable as "isDeferrable",
      (select array_agg(attname::text order by place)
       from unnest(conkey) with ordinality as key (number, place)
       join pg_attribute on attrelid = conrelid and attnum = number) as columns
    from pg_constraint join pg_class as class on class.oid = conrelid left join pg_class as other on other.oid = confrelid
    where contype in ('p', 'u', 'f') and class.relnamespace = current_schema()::regnamespace
    order by class.relname, conname`.execute(db)
  // An index may be unique without being a constraint.
  const indexes = await sql<Key>`
    select class.relname as "table", 'u' as kind, null as other, false as "isDeferrable",
      (select array_agg(attname::text order by place)
       from unnest(indkey::int2[]) with ordinality as key (number, place)
       join pg_attribute on attrelid = indrelid and attnum = number) as columns
    from pg_index join pg_class as class on class.oid = indrelid
    where indisunique and class.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`.execute(db)
  return [...constraints.rows, ...indexes.rows]
}

function keysOf(keys: Key[]): Pick<Table, 'primaryKey' | 'uniques' | 'foreignKeys'> {
  const of = (kind: Key['kind']) => keys.filter((key) => key.kind === kind)
  return {
    primaryKey: of('p')[0]?.columns ?? [],
    uniques: [...of('p'), ...of('u')].map(({ columns }) => columns ?? []),
    foreignKeys: of('f').map(({ columns, other, isDeferrable }) => ({ columns, table: other ?? '', isDeferrable })),
  }
}
