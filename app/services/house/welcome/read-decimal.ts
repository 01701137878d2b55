/** A number as it is typed in France, in so many parts of one; nothing when it is none. */
export function readDecimal(typed: string, parts: number): number | undefined {
  const text = typed.replaceAll(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  return /^\d{1,7}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * parts) : undefined
}
