/** How many slips a word of this length is forgiven; a short one with another letter is another word. */
export function slipsForgiven(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** How many letters must be added, left out, changed or swapped with their neighbour to make one word the other; nothing when it is more than `most`. */
export function countSlips(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  let rows: Rows = { before: [], last: Array.from({ length: other.length + 1 }, (_, at) => at) }
  for (let at = 1; at <= one.length; at += 1) {
    const row = nextRow(rows, { one, other, at })
    if (Math.min(...row) > most) return undefined
    rows = { before: rows.last, last: row }
  }
  const slips = rows.last[other.length] ?? 0
  return slips > most ? undefined : slips
}

/** For each beginning of the other word, how many slips it is away from a beginning of the one. */
type Rows = { before: number[]; last: number[] }

function nextRow({ before, last }: Rows, { one, other, at }: { one: string; other: string; at: number }): number[] {
  const row = [at]
  for (let to = 1; to <= other.length; to += 1) {
    const changed = (last[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
    const moved = Math.min((last[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, changed)
    const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
    row.push(isSwapped ? Math.min(moved, (before[to - 2] ?? 0) + 1) : moved)
  }
  return row
}

/** Which letters a word has, one bit each: a slip changes two of them at most, so most words need no closer look. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Whether two words may be so few slips apart, by their letters alone. */
export function mayBeNear(one: number, other: number, slips: number): boolean {
  let differing = one ^ other
  let count = 0
  while (differing !== 0) {
    differing &= differing - 1
    count += 1
  }
  return count <= slips * 2
}

/** How alike two words are by their runs of three letters, from 0 to 1: for a guess when nothing was found. */
export function likeness(one: string, other: string): number {
  const runs = runsOf(one)
  const others = runsOf(other)
  let shared = 0
  for (const run of runs) if (others.has(run)) shared += 1
  return (2 * shared) / (runs.size + others.size)
}

function runsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
