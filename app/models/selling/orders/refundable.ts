/** What of an order can be given back by name. */
type Refundable = { name: string; year: number | null; quantity: number; paid: number }

/** The lines of an order at what was paid for them, and the wrapping after them, as its papers have it. */
export function listRefundable(
  { lines, wrapping }: { lines: readonly Refundable[]; wrapping: number },
  wrapped: string,
): Refundable[] {
  const beside = wrapping > 0 ? [{ name: wrapped, year: null, quantity: 1, paid: wrapping }] : []
  return [...lines, ...beside]
}
