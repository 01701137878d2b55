/** Whether somebody made a wine: whoever names none made them all. */
export function hasMade({ products }: { products: readonly string[] }, product: string): boolean {
  return products.length === 0 || products.includes(product)
}
