type Row = { id: string; product_id: string }
type Named = { products: readonly string[]; own: readonly string[] }

/**
 * The declinations that are named, by their products' ids or by their own, each once: one statement where products alone are named.
 * Asked for with `or` beside a join, they would be looked for among all that the shop sells.
 */
export async function readNamedDeclinations<R extends Row>(
  { products, own }: Named,
  readBy: (column: 'declinations.product_id' | 'declinations.id', ids: string[]) => Promise<R[]>,
): Promise<R[]> {
  const rows = products.length > 0 ? await readBy('declinations.product_id', [...products]) : []
  const known = new Set(rows.map(({ id }) => id))
  const found = new Set(rows.map(({ product_id }) => product_id))
  // Where a name may be either, it is a product's first.
  const left = own.filter((id) => !known.has(id) && !(found.has(id) && products.includes(id)))
  return left.length > 0 ? [...rows, ...(await readBy('declinations.id', left))] : rows
}
