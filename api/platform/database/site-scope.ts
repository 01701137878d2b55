import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OnConflictNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  type RawNode,
  ReferenceNode,
  type RootOperationNode,
  SelectQueryNode as Select,
  type SelectQueryNode,
  type SetOperationNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type WithNode,
} from 'kysely'
import { nameOfTable, refuse, refuseInsert, refuseJoin, refuseRaw, refuseRoot, refuseUpdate } from './site-scope-refusals.ts'

/** Binds every query of a handle to one site: rows of others can be neither read, changed nor written; what cannot be bound is refused. */
export function siteScope(siteId: string, { mayWrite }: { mayWrite: boolean }): KyselyPlugin {
  const transformer = new SiteScope(siteId)
  return {
    transformQuery: ({ node, queryId }) => {
      refuseRoot(node, mayWrite)
      return transformer.transformNode(node, queryId) as RootOperationNode
    },
    transformResult: async ({ result }) => result,
  }
}

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
    if (!inner.table) return refuse('names the one table it updates')
    return { ...inner, where: this.#narrow(inner.where, [inner.table, ...(inner.from?.froms ?? [])]) }
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const inner = super.transformDeleteQuery(node)
    return { ...inner, where: this.#narrow(inner.where, [...inner.from.froms, ...(inner.using?.tables ?? [])]) }
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    refuseJoin(node)
    const inner = super.transformJoin(node)
    const bound = this.#belongs(inner.table)
    if (!bound) return inner
    return { ...inner, on: OnNode.create(both(inner.on?.on, bound)) }
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    refuseInsert(node)
    const inner = super.transformInsertQuery(node)
    const table = inner.into && nameOfTable(inner.into)
    if (!table) return refuse('names the table it inserts into')
    const { values } = inner.values as ValuesNode
    return {
      ...inner,
      columns: [...(inner.columns ?? []), ColumnNode.create('site_id')],
      values: ValuesNode.create(values.map((row) => this.#withSite(row))),
      ...(inner.onConflict?.updates && { onConflict: this.#narrowConflict(inner.onConflict, table) }),
    }
  }

  protected override transformColumnUpdate(node: ColumnUpdateNode): ColumnUpdateNode {
    refuseUpdate(node)
    return super.transformColumnUpdate(node)
  }

  protected override transformSetOperation(node: SetOperationNode): SetOperationNode {
    if (!Select.is(node.expression)) refuse(`cannot unite with ${node.expression.kind}`)
    return super.transformSetOperation(node)
  }

  protected override transformRaw(node: RawNode): RawNode {
    refuseRaw(node)
    return super.transformRaw(node)
  }

  protected override transformWith(_node: WithNode): WithNode {
    return refuse('has no common table expressions: their names could hide a table')
  }

  #withSite(row: PrimitiveValueListNode | ValueListNode): PrimitiveValueListNode | ValueListNode {
    return PrimitiveValueListNode.is(row)
      ? PrimitiveValueListNode.create([...row.values, this.#siteId])
      : ValueListNode.create([...row.values, ValueNode.create(this.#siteId)])
  }

  /** Every unique key begins with the site, so the row met is ours; this holds even if a key should forget it. */
  #narrowConflict(conflict: OnConflictNode, table: string): OnConflictNode {
    return { ...conflict, updateWhere: WhereNode.create(both(conflict.updateWhere?.where, this.#isOurs(table))) }
  }

  #narrow(where: WhereNode | undefined, tables: readonly OperationNode[]): WhereNode | undefined {
    const bounds = tables.map((table) => this.#belongs(table)).filter((bound) => bound !== undefined)
    if (bounds.length === 0) return where
    return WhereNode.create(bounds.reduce<OperationNode | undefined>(both, where?.where) as OperationNode)
  }

  #belongs(table: OperationNode): OperationNode | undefined {
    const name = nameOfTable(table)
    return name === undefined ? undefined : this.#isOurs(name)
  }

  #isOurs(table: string): OperationNode {
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create('site_id'), TableNode.create(table)),
      OperatorNode.create('='),
      ValueNode.create(this.#siteId),
    )
  }
}

/** The parentheses matter: `a or b and ours` would let all of `a` through. */
function both(asked: OperationNode | undefined, bound: OperationNode): OperationNode {
  return asked ? AndNode.create(ParensNode.create(asked), bound) : bound
}
