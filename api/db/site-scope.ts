import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely'
import { platformTables } from './tables.ts'

/** Binds every query of a handle to one site: rows of others can be neither read, changed nor written. */
export function siteScope(siteId: string): KyselyPlugin {
  const transformer = new SiteScope(siteId)
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId) as RootOperationNode,
    transformResult: async ({ result }) => result,
  }
}

const forbidden = new Set<string>(platformTables)

class SiteScope extends OperationNodeTransformer {
  readonly #siteId: string

  constructor(siteId: string) {
    super()
    this.#siteId = siteId
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const inner = super.transformSelectQuery(node)
    return { ...inner, where: this.#narrow(inner.where, inner.from?.froms ?? []) }
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const inner = super.transformUpdateQuery(node)
    return { ...inner, where: this.#narrow(inner.where, [...(inner.table ? [inner.table] : []), ...(inner.from?.froms ?? [])]) }
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const inner = super.transformDeleteQuery(node)
    return { ...inner, where: this.#narrow(inner.where, inner.from.froms) }
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const inner = super.transformJoin(node)
    const bound = this.#belongs(inner.table)
    if (!bound) return inner
    return { ...inner, on: inner.on ? OnNode.cloneWithOperation(inner.on, 'And', bound) : OnNode.create(bound) }
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const inner = super.transformInsertQuery(node)
    if (inner.into) nameOf(inner.into)
    if (!inner.columns || !inner.values || !ValuesNode.is(inner.values)) {
      throw new Error('a site-bound insert names its columns and values')
    }
    if (inner.columns.some((column) => column.column.name === 'site_id')) {
      throw new Error('site_id is filled by the site-bound handle')
    }
    return {
      ...inner,
      columns: [...inner.columns, ColumnNode.create('site_id')],
      values: ValuesNode.create(inner.values.values.map((row) => this.#withSite(row))),
    }
  }

  #withSite(row: PrimitiveValueListNode | ValueListNode): PrimitiveValueListNode | ValueListNode {
    return PrimitiveValueListNode.is(row)
      ? PrimitiveValueListNode.create([...row.values, this.#siteId])
      : ValueListNode.create([...row.values, ValueNode.create(this.#siteId)])
  }

  #narrow(where: WhereNode | undefined, tables: readonly OperationNode[]): WhereNode | undefined {
    const bounds = tables.map((table) => this.#belongs(table)).filter((bound) => bound !== undefined)
    return bounds.reduce<WhereNode | undefined>(
      (all, bound) => WhereNode.create(all ? AndNode.create(all.where, bound) : bound),
      where,
    )
  }

  #belongs(table: OperationNode): OperationNode | undefined {
    const name = nameOf(table)
    if (!name) return undefined
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create('site_id'), TableNode.create(name)),
      OperatorNode.create('='),
      ValueNode.create(this.#siteId),
    )
  }
}

/** The name a query calls this table by; undefined for a sub-query, which is narrowed inside. */
function nameOf(node: OperationNode, alias?: string): string | undefined {
  if (node.kind === 'AliasNode') {
    const { node: inner, alias: as } = node as unknown as { node: OperationNode; alias: { name: string } }
    return nameOf(inner, as.name)
  }
  if (node.kind === 'SelectQueryNode') return undefined
  if (!TableNode.is(node)) throw new Error(`a site-bound query cannot read from ${node.kind}`)
  const name = node.table.identifier.name
  if (forbidden.has(name)) throw new Error(`a site-bound query cannot reach ${name}`)
  return alias ?? name
}
