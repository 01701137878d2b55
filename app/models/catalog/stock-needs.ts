/** What a line takes out of one stock; `left` is all there is in it. */
export type StockNeed = { stock: string; left: number; each: number }

/** A line by what it takes. */
export type NeedyLine = { quantity: number; needs: readonly StockNeed[] }

/**
 * For each line, the most there are of it when the other lines have theirs; nothing where there are enough.
 * Lines that share a stock, as a box and its bottles do, are counted together.
 */
export function findShortLines(lines: readonly NeedyLine[]): (number | undefined)[] {
  const taken = new Map<string, number>()
  for (const { quantity, needs } of lines)
    for (const { stock, each } of needs) taken.set(stock, (taken.get(stock) ?? 0) + quantity * each)
  return lines.map(({ quantity, needs }) => {
    const most = Math.min(
      ...needs.map(({ stock, left, each }) => {
        const others = (taken.get(stock) ?? 0) - quantity * each
        return Math.floor(Math.max(0, left - others) / each)
      }),
    )
    return most < quantity ? most : undefined
  })
}
