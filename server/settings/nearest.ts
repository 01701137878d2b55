/** The known word that a mistyped one most likely meant; none where it resembles none. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const measured = known.map((candidate) => ({ candidate, slips: countSlips(word, candidate, mostSlips(candidate)) }))
  const close = measured.filter(({ candidate, slips }) => slips <= mostSlips(candidate))
  return close.sort((one, other) => one.slips - other.slips)[0]?.candidate
}

/** A short word is soon another: HOME is not HOST. */
function mostSlips({ length }: string): number {
  if (length <= 5) return 1
  return length <= 10 ? 2 : 3
}

/** How many letters were left out, added, changed or swapped with their neighbour; more than `most` are not counted to the end. */
function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const cheapest = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1))
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(isSwapped ? Math.min(cheapest, at(beforeLast, column - 2) + 1) : cheapest)
    }
    beforeLast = last
    last = current
  }
  return at(last, other.length)
}

function at(row: number[], column: number): number {
  return row[column] ?? 0
}
