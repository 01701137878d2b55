/** A line of a cart; its id is a counter of the cart's own. */
export type CartLine = { id: number; product: string; declinationId: string; quantity: number }

/** The lines of a cart, and the id that was given last. */
export type CartLines = { lines: readonly CartLine[]; lastId: number }

/** The lines of a cart before its first product. */
export const emptyLines: CartLines = { lines: [], lastId: -1 }

const firstIdTooLarge = 100_000

/** The id after another: it begins again at 0 before it reaches 100000. */
export function nextLineId(last: number): number {
  return (last + 1) % firstIdTooLarge
}

/** Puts something into a cart: what lies there already grows, anything else becomes a line of its own. */
export function addToLines({ lines, lastId }: CartLines, wanted: Omit<CartLine, 'id'>): CartLines {
  const same = (line: CartLine) => line.product === wanted.product && line.declinationId === wanted.declinationId
  if (lines.some(same)) {
    return { lines: lines.map((line) => (same(line) ? { ...line, quantity: line.quantity + wanted.quantity } : line)), lastId }
  }
  const id = freeIdAfter(lastId, lines)
  return { lines: [...lines, { id, ...wanted }], lastId: id }
}

/** After a hundred thousand lines the counter meets lines that are still there. */
function freeIdAfter(last: number, lines: readonly CartLine[]): number {
  const taken = new Set(lines.map(({ id }) => id))
  let id = nextLineId(last)
  while (taken.has(id)) id = nextLineId(id)
  return id
}
