import {
  type CompiledQuery,
  type DeleteQueryNode,
  type InsertQueryNode,
  type OperationNode,
  QueryCreator,
  type QueryExecutor,
  type QueryResult,
  SelectionNode,
  SelectQueryNode,
  type TableNode,
  type Transaction,
  type UpdateQueryNode,
  type ValueNode,
} from 'kysely'
import type { SiteWriter } from './database.ts'
import { type AnyReader, type Row, readByKeys } from './read-by-keys.ts'
import type { SiteTables, Tables } from './tables/tables.ts'
import { undoKeys } from './tables/undo-tables.ts'

/** What a statement did to one row: there is no `before` of a new one, and no `after` of one that went. */
export type RowChange = { table: keyof SiteTables; before: Row | undefined; after: Row | undefined }

/** Whoever is told of each statement that wrote: what it did row by row, or how many rows of a table that keeps no images. */
export type WriteListener = {
  changed(changes: RowChange[]): void
  wrote(table: keyof SiteTables, rows: number): void
}

type Watched = { inner: QueryExecutor; reader: AnyReader; listener: WriteListener }

/** The same transaction, telling of each row that is written through it; nothing that writes gets past it. */
export function watchWrites(tx: SiteWriter, listener: WriteListener): SiteWriter {
  const inner = (tx as unknown as Transaction<Tables>).getExecutor()
  const reader = new QueryCreator<Record<string, Row>>({ executor: inner })
  const watched = { inner, reader, listener }
  const creator = new QueryCreator<SiteTables>({
    executor: {
      adapter: inner.adapter,
      plugins: inner.plugins,
      transformQuery: (node, id) => inner.transformQuery(node, id),
      compileQuery: (node, id) => inner.compileQuery(node, id),
      executeQuery: (query) => execute(watched, query),
      provideConnection: (use) => inner.provideConnection(use),
      stream: refuse,
      withConnectionProvider: refuse,
      withPlugin: refuse,
      withPlugins: refuse,
      withPluginAtFront: refuse,
      withoutPlugins: refuse,
    },
  })
  return {
    selectFrom: creator.selectFrom.bind(creator),
    insertInto: creator.insertInto.bind(creator),
    updateTable: creator.updateTable.bind(creator),
    deleteFrom: creator.deleteFrom.bind(creator),
    fn: tx.fn,
    case: tx.case.bind(tx),
  } as SiteWriter
}

function refuse(): never {
  throw new Error('a watched transaction is left by no other way')
}

function execute<R>(watched: Watched, compiled: CompiledQuery<R>): Promise<QueryResult<R>> {
  switch (compiled.query.kind) {
    case 'InsertQueryNode':
      return insert(watched, compiled, compiled.query)
    case 'UpdateQueryNode':
      return update(watched, compiled, compiled.query)
    case 'DeleteQueryNode':
      return remove(watched, compiled, compiled.query)
    default:
      return watched.inner.executeQuery(compiled)
  }
}

async function insert<R>(watched: Watched, compiled: CompiledQuery<R>, node: InsertQueryNode): Promise<QueryResult<R>> {
  const table = nameOf(node.into)
  const keys = undoKeys[table]
  if (!keys) return tellCount(watched, table, await watched.inner.executeQuery(compiled))
  const named = namedBy(node, keys)
  const before = node.onConflict ? await readByKeys(watched.reader, table, named) : []
  const result = await watched.inner.executeQuery(compiled)
  tellChanges(watched, table, before, await readByKeys(watched.reader, table, named))
  return result
}

async function update<R>(watched: Watched, compiled: CompiledQuery<R>, node: UpdateQueryNode): Promise<QueryResult<R>> {
  const table = nameOf(node.table)
  const keys = undoKeys[table]
  if (!keys) return tellCount(watched, table, await watched.inner.executeQuery(compiled))
  if (node.from || node.joins || node.limit) throw new Error(`an update of ${table} that cannot be watched`)
  const before = await readWhere(watched, compiled, node.table as OperationNode, node.where)
  const result = await watched.inner.executeQuery(compiled)
  const named = before.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]])))
  tellChanges(watched, table, before, await readByKeys(watched.reader, table, named))
  return result
}

async function remove<R>(watched: Watched, compiled: CompiledQuery<R>, node: DeleteQueryNode): Promise<QueryResult<R>> {
  const [from] = node.from.froms
  const table = nameOf(from)
  if (!undoKeys[table]) return tellCount(watched, table, await watched.inner.executeQuery(compiled))
  if (node.using || node.joins || node.limit) throw new Error(`a removal from ${table} that cannot be watched`)
  const before = await readWhere(watched, compiled, from as OperationNode, node.where)
  const result = await watched.inner.executeQuery(compiled)
  tellChanges(watched, table, before, [])
  return result
}

function tellCount<R>({ listener }: Watched, table: keyof SiteTables, result: QueryResult<R>): QueryResult<R> {
  const rows = Number(result.numAffectedRows ?? result.rows.length)
  if (rows > 0) listener.wrote(table, rows)
  return result
}

function tellChanges({ listener }: Watched, table: keyof SiteTables, before: Row[], after: Row[]): void {
  const keys = undoKeys[table] ?? []
  const keyOf = (row: Row) => JSON.stringify(keys.map((key) => row[key]))
  const [olds, news] = [before, after].map((rows) => new Map(rows.map((row) => [keyOf(row), row]))) as [RowMap, RowMap]
  const all = [...new Set([...olds.keys(), ...news.keys()])]
  listener.changed(all.map((key) => ({ table, before: olds.get(key), after: news.get(key) })))
}

type RowMap = Map<string, Row>

/** The rows that a statement is about to touch: its own condition, which is narrowed to the site already. */
async function readWhere(
  { inner }: Watched,
  { queryId }: CompiledQuery,
  table: OperationNode,
  where: SelectQueryNode['where'],
): Promise<Row[]> {
  const all = SelectQueryNode.cloneWithSelections(SelectQueryNode.createFrom([table]), [SelectionNode.createSelectAll()])
  const { rows } = await inner.executeQuery<Row>(inner.compileQuery({ ...all, ...(where && { where }) }, queryId))
  return rows
}

/** What names each row of an insert: the columns of its conflict where it has one, its key otherwise. */
function namedBy({ columns = [], values, onConflict }: InsertQueryNode, keys: readonly string[]): Row[] {
  const meeting = onConflict?.columns?.map(({ column }) => column.name).filter((name) => name !== 'site_id')
  const names = columns.map(({ column }) => column.name)
  const rows = (values as unknown as { values: { kind: string; values: unknown[] }[] }).values
  return rows.map((row) => Object.fromEntries((meeting ?? keys).map((key) => [key, valueAt(row, names.indexOf(key))])))
}

function valueAt({ kind, values }: { kind: string; values: unknown[] }, place: number): unknown {
  const value = values[place]
  return kind === 'PrimitiveValueListNode' ? value : (value as ValueNode | undefined)?.value
}

function nameOf(node: OperationNode | undefined): keyof SiteTables {
  if (node?.kind !== 'TableNode') throw new Error('a write to something that is no table cannot be watched')
  return (node as TableNode).table.identifier.name as keyof SiteTables
}
