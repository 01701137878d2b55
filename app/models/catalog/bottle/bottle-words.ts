/** A wine's name on a label: at most three lines, each as even as words allow. */
export function splitLabel(name: string, widest = 11): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= widest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= 3 ? lines : [...lines.slice(0, 2), `${lines[2]}…`]
}

/** The two figures by which a vintage is known; nothing where there is none. */
export function shortYear(year: number | null): string {
  return year === null ? '' : String(year % 100).padStart(2, '0')
}
