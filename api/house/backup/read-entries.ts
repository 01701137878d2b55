/**
 * The lines of a text that arrives in pieces. Only a line feed ends a line: `node:readline` also splits at U+2028 and
 * U+2029 on some versions of Node, and these stand within the JSON of a line.
 */
export async function* readBackupEntries(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n')
    begun.push(first)
    for (const next of others) {
      yield begun.join('')
      begun = [next]
    }
  }
  const last = begun.join('')
  if (last) yield last
}
