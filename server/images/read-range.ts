/** The one stretch of a file that a player asks for; several at once are answered with the whole. */
export function readRange(asked: string | undefined, size: number): { from: number; to: number } | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return from > to || from >= size ? 'outside' : { from, to }
}
