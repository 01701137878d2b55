/** A wine's name on a label: at most three lines, broken between words, and within one where it has a hyphen and is too wide. */
export function splitLabel(name: string, widest: number): string[] {
  const lines: string[] = []
  for (const { word, gap } of wordsOf(name, widest)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + gap.length + word.length <= widest) lines[lines.length - 1] = last + gap + word
    else lines.push(word)
  }
  if (lines.length <= 3) return lines
  const [first = '', second = '', third = ''] = lines
  return [first, second, third.length < widest ? `${third}…` : `${third.slice(0, widest - 1)}…`]
}

/** The words of a name, each with what stands before it; the parts of a wide one stand right after each other. */
function wordsOf(name: string, widest: number): { word: string; gap: string }[] {
  return name.split(' ').flatMap((word) => {
    const parts = word.length > widest ? word.split(/(?<=-)/) : [word]
    return parts.map((part, at) => ({ word: part, gap: at === 0 ? ' ' : '' }))
  })
}

/** The two figures by which a vintage is known; nothing where there is none. */
export function shortYear(year: number | null): string {
  return year === null ? '' : String(year % 100).padStart(2, '0')
}
