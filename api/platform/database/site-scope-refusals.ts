import {
  type ColumnUpdateNode,
  type InsertQueryNode,
  type JoinNode,
  type OperationNode,
  type RawNode,
  SelectQueryNode,
  TableNode,
} from 'kysely'
import { platformTables } from './tables/tables.ts'

const forbidden = new Set<string>(platformTables)
/** A right or full join, or one without a condition, keeps rows that its condition did not pass. */
const joins = new Set<JoinNode['joinType']>(['InnerJoin', 'LeftJoin', 'LateralInnerJoin', 'LateralLeftJoin'])
const writes = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])
const ownStatement = /\b(select|from|join|union|intersect|except|with|table|into|insert|update|delete|pragma)\b|;|--|\/\*/i

/** Refuses whatever is not a plain query: raw statements, schema changes, merges; and writes through a reader. */
export function refuseRoot(node: OperationNode, mayWrite: boolean): void {
  if (SelectQueryNode.is(node)) return
  if (!writes.has(node.kind)) refuse(`cannot be a ${node.kind}`)
  if (!mayWrite) refuse('writes inside a transaction only')
}

/** The name a query calls this table by; undefined for a sub-query, which is narrowed inside. */
export function nameOfTable(node: OperationNode, alias?: string): string | undefined {
  if (node.kind === 'AliasNode') {
    const { node: inner, alias: as } = node as unknown as { node: OperationNode; alias: { name?: string } }
    return nameOfTable(inner, as.name)
  }
  if (SelectQueryNode.is(node)) return undefined
  if (!TableNode.is(node)) return refuse(`cannot read from ${node.kind}`)
  const name = node.table.identifier.name
  if (node.table.schema || forbidden.has(name)) refuse(`cannot reach ${name}`)
  return alias ?? name
}

/** Refuses joins that a condition cannot narrow. */
export function refuseJoin({ joinType }: JoinNode): void {
  if (!joins.has(joinType)) refuse(`knows inner and left joins only, not ${joinType}`)
}

/** Refuses inserts whose rows are not spelt out, or which push rows aside. */
export function refuseInsert(node: InsertQueryNode): void {
  if (node.replace || node.orAction || node.ignore || node.onDuplicateKey) refuse('inserts with onConflict, not by replacing')
  if (!node.columns || node.values?.kind !== 'ValuesNode') refuse('names its columns and values when it inserts')
  if (node.columns?.some((column) => column.column.name === 'site_id')) refuse('does not name site_id: the handle fills it')
}

/** Refuses moving a row to another site. */
export function refuseUpdate({ column }: ColumnUpdateNode): void {
  if (JSON.stringify(column).includes('"site_id"')) refuse('cannot change site_id')
}

/** Refuses raw text that could hold a statement or name a table of its own. */
export function refuseRaw(node: RawNode): void {
  if (ownStatement.test(node.sqlFragments.join(' ? '))) refuse('takes raw expressions, not raw statements')
  if (node.parameters.some(TableNode.is)) refuse('cannot read from a table named in raw text')
}

/** Ends a query that a site-bound handle does not make. */
export function refuse(reason: string): never {
  throw new Error(`a site-bound query ${reason}`)
}
