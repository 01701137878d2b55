import type { Insertable, Kysely, Selectable } from 'kysely'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, ListQuery, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../call/call-context.ts'
import { listRows } from '../call/list-rows.ts'
import type { SiteReader, SiteWriter } from '../database/database.ts'
import type { SiteTables } from '../database/tables/tables.ts'
import { columnOf, type FieldColumn, readFields, writeFields } from './fields.ts'

/** What calls of a kind are named by: `listAdminTags`, `getAdminTag`, `createTag`. */
type Names = { one: string; read: string; many: string }
type CallsOf<N extends Names> = `list${N['many']}` | `get${N['read']}` | `${'create' | 'change' | 'remove'}${N['one']}`

type Table = keyof SiteTables
type ColumnsOf<T extends Table> = Partial<Insertable<SiteTables[T]>>
type ReadOf<Call extends string> = Call extends keyof Contract ? Read<Contract[Call]> : never
type BodyOf<Call extends string> = ReadOf<Call> extends { body: infer Body } ? Body : never
type FieldOf<Call extends string> = ReadOf<Call> extends { query: ListQuery<infer Field> } ? Field : never

type MayRefuse = Outcome<never> | undefined
/** Where one of them is read or written: within its transaction, if there is one. */
export type Within = Pick<CallContext, 'lang' | 'now' | 'notice' | 'caller'> & { read: SiteReader }
type Writing<Row, Body> = Within & { tx: SiteWriter; body: Body; known: Row | undefined }

/** What an owner keeps many of, as rows of one table. */
type Kind<Row, Columns, Create, Change, Field extends string> = {
  /** The word that a list of them goes by. */
  list: string
  /** The column behind each field that an owner fills in, and how it is kept there where that is not as it is said. */
  fields: Record<(keyof Create | keyof Change) & string, FieldColumn<keyof Row & string>>
  /** Other fields by which a list is narrowed and ordered. */
  columns?: Partial<Record<Field, keyof Row & string>>
  /** As its owner sees it, where that is more or less than its fields. */
  toAnswer?(row: Row, within: Within): object | Promise<object>
  /** As its owner sees them in a list, where that is less. */
  toList?(rows: Row[], within: Within): object[] | Promise<object[]>
  /** What a new one is where nothing is said of it. */
  blank: Columns | ((body: Create, within: Within) => Columns)
  /** Only those of the language that is asked for, or only those that were not taken away. */
  among?: 'language' | 'live'
  /** Where it stands when one was made, and when it was last changed. */
  madeAt?: keyof Row & string
  savedAt?: keyof Row & string
  /** How many of them a site may have. */
  most?: number
  /** Fields of which no two have the same, by the column that tells. */
  unique?: Record<string, keyof Row & string>
  /** A new one comes behind those that are there. */
  isOrdered?: true
  /** Why it is not to be so. */
  refuse?(writing: Writing<Row, Change & Partial<Create>>): MayRefuse | Promise<MayRefuse>
  /** The columns that follow from all the others. */
  complete?(row: Row, writing: Writing<Row, Change & Partial<Create>>): Outcome<Columns> | Promise<Outcome<Columns>>
  /** What goes before it, or why it cannot go. */
  clearAway?(row: Row, tx: SiteWriter, within: Within): MayRefuse | Promise<MayRefuse>
  /** How one goes of which something has to stay; `false` where nothing has. */
  retire?(row: Row, tx: SiteWriter, within: Within): Promise<boolean>
}

type AnyRow = Record<string, unknown>
type AnyKind = Kind<AnyRow, AnyRow, unknown, AnyRow, string>
type AnyTables = Record<string, AnyRow>
type Call<Given> = (given: Given, ctx: CallContext) => Promise<Outcome<unknown>>
type ById = { params: { id: string } }

/**
 * The five things that an owner does with a kind: lists, reads, makes, changes and removes. What goes in and out is checked by the
 * contract, call by call; in here any table is a table.
 */
export function resource<const T extends Table, const N extends Names>(
  table: T,
  { one, read, many }: N,
  kind: Kind<
    Selectable<SiteTables[T]>,
    ColumnsOf<T>,
    BodyOf<`create${N['one']}`>,
    BodyOf<`change${N['one']}`>,
    FieldOf<`list${N['many']}`>
  >,
): { [Name in CallsOf<N> & keyof Contract]: UseCase<Contract[Name]> } {
  const any = kind as unknown as AnyKind
  return {
    [`list${many}`]: listThem(table, any),
    [`get${read}`]: getIt(table, any),
    [`create${one}`]: createIt(table, any),
    [`change${one}`]: changeIt(table, any),
    [`remove${one}`]: removeIt(table, any),
  } as never
}

function listThem(table: string, kind: AnyKind): Call<{ query: ListQuery<string> }> {
  const places = Object.entries(kind.fields).map(([field, place]) => [field, columnOf(place)])
  const columns = { ...Object.fromEntries(places), ...kind.columns }
  return async ({ query }, ctx) => {
    const { rows, total } = await listRows(rowsOf(ctx.read, table, kind.among, ctx), query, columns)
    const shown = kind.toList ? kind.toList(rows, ctx) : Promise.all(rows.map((row) => answerOf(kind, row, ctx)))
    return done({ [kind.list]: await shown, total })
  }
}

function getIt(table: string, kind: AnyKind): Call<ById> {
  return async ({ params }, ctx) => {
    const row = await findIt(ctx.read, table, params.id, kind.among)
    return row ? done(await answerOf(kind, row, ctx)) : refused('not_found')
  }
}

function answerOf({ fields, toAnswer }: AnyKind, row: AnyRow, within: Within): object | Promise<object> {
  return toAnswer ? toAnswer(row, within) : { id: row.id, ...readFields(fields, row) }
}

function createIt(table: string, kind: AnyKind): Call<{ body: AnyRow }> {
  return async ({ body }, ctx) =>
    ctx.inTransaction(async (tx) => {
      const writing = { ...withinOf(ctx, tx), tx, body, known: undefined }
      const behind = await placeBehind(table, kind, writing)
      if (!behind.ok) return behind
      const refusal = await kind.refuse?.(writing)
      if (refusal) return refusal
      const blank = typeof kind.blank === 'function' ? kind.blank(body, writing) : kind.blank
      const made = { id: crypto.randomUUID(), ...languageOf(kind, ctx), ...stamp(kind.madeAt, ctx) }
      const fresh = { ...made, ...stamp(kind.savedAt, ctx), ...behind.value, ...blank, ...writeFields(kind.fields, body) }
      const more = await findMore(table, kind, fresh, writing)
      if (!more.ok) return more
      const whole = { ...fresh, ...more.value }
      const row = await anyTables(tx).insertInto(table).values(whole).returningAll().executeTakeFirstOrThrow()
      return done(await answerOf(kind, row, writing))
    })
}

/** The columns that follow from a row, if no other says the same. */
async function findMore(table: string, kind: AnyKind, row: AnyRow, writing: Writing<AnyRow, AnyRow>): Promise<Outcome<AnyRow>> {
  const more = (await kind.complete?.(row, writing)) ?? done({})
  if (!more.ok) return more
  const whole: AnyRow = { ...row, ...more.value }
  for (const [field, column] of Object.entries(kind.unique ?? {})) {
    const others = anyTables(writing.tx).selectFrom(table).select('id').where(column, '=', whole[column])
    if (await others.where('id', '!=', whole.id).executeTakeFirst())
      return refused('invalid', { fields: { [field]: { code: 'taken' } } })
  }
  return more
}

/** The place after the last of them; refused where there are as many as there may be. */
async function placeBehind(table: string, kind: AnyKind, { read, lang }: Within): Promise<Outcome<{ sort_order?: number }>> {
  if (kind.most === undefined && !kind.isOrdered) return done({})
  const kept = await rowsOf(read, table, kind.among, { lang }).execute()
  if (kept.length >= (kind.most ?? Number.POSITIVE_INFINITY))
    return refused('invalid', { fields: { _: { code: 'too_large', params: { max: kind.most ?? 0 } } } })
  return done(kind.isOrdered ? { sort_order: Math.max(-1, ...kept.map((row) => Number(row.sort_order))) + 1 } : {})
}

function changeIt(table: string, kind: AnyKind): Call<ById & { body: AnyRow }> {
  return async ({ params, body }, ctx) =>
    ctx.inTransaction(async (tx) => {
      const known = await findIt(tx, table, params.id, kind.among)
      if (!known) return refused('not_found')
      const writing = { ...withinOf(ctx, tx), tx, body, known }
      const refusal = await kind.refuse?.(writing)
      if (refusal) return refusal
      const named = { ...writeFields(kind.fields, body), ...stamp(kind.savedAt, ctx) }
      const more = await findMore(table, kind, { ...known, ...named }, writing)
      if (!more.ok) return more
      const changes = { ...named, ...more.value }
      if (Object.keys(changes).length > 0)
        await anyTables(tx).updateTable(table).set(changes).where('id', '=', params.id).execute()
      return done(await answerOf(kind, { ...known, ...changes }, writing))
    })
}

function removeIt(table: string, { among, clearAway, retire }: AnyKind): Call<ById> {
  return async ({ params }, ctx) =>
    ctx.inTransaction(async (tx) => {
      const row = await findIt(tx, table, params.id, among)
      if (!row) return refused('not_found')
      const within = withinOf(ctx, tx)
      if (await retire?.(row, tx, within)) return done({})
      const refusal = await clearAway?.(row, tx, within)
      if (refusal) return refusal
      await anyTables(tx).deleteFrom(table).where('id', '=', params.id).execute()
      return done({})
    })
}

function rowsOf(read: SiteReader, table: string, among: AnyKind['among'], { lang }: Pick<CallContext, 'lang'>) {
  const rows = anyTables(read).selectFrom(table).selectAll()
  if (among === 'language') return rows.where('lang', '=', lang)
  return among === 'live' ? rows.where('deleted_at', 'is', null) : rows
}

const stamp = (column: string | undefined, { now }: Pick<CallContext, 'now'>) => (column ? { [column]: now.toISOString() } : {})

const languageOf = ({ among }: AnyKind, { lang }: Pick<CallContext, 'lang'>) => (among === 'language' ? { lang } : {})

/** By its id, in whatever language it is. */
async function findIt(read: SiteReader, table: string, id: string, among: AnyKind['among']): Promise<AnyRow | undefined> {
  const row = anyTables(read).selectFrom(table).selectAll().where('id', '=', id)
  return (among === 'live' ? row.where('deleted_at', 'is', null) : row).executeTakeFirst()
}

const withinOf = ({ lang, now, notice, caller }: CallContext, tx: SiteWriter): Within => ({
  lang,
  now,
  notice,
  caller,
  read: tx,
})

/** The same handle, bound to its site as ever, seen without the names of its columns. */
function anyTables(handle: SiteReader | SiteWriter): Kysely<AnyTables> {
  return handle as unknown as Kysely<AnyTables>
}
