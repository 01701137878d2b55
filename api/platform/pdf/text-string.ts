/** What a file says of itself to programs, in letters of any script. */
export function textString(text: string): string {
  const bytes = Buffer.from(`\ufeff${Buffer.from(text).toString()}`, 'utf16le').swap16()
  return `<${bytes.toString('hex').toUpperCase()}>`
}

/** Letters of a face by their codes, between brackets; what could end them early is escaped. */
export function enclose(codes: readonly number[]): string {
  const letters = codes.map((code) => {
    const letter = String.fromCharCode(code)
    return '()\\'.includes(letter) ? `\\${letter}` : letter
  })
  return `(${letters.join('')})`
}
