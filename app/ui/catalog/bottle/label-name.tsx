type Props = {
  lines: readonly string[]
  /** How many letters a line of it takes, and how wide that is at most. */
  widest: number
  wide: number
  /** Where its first line stands, and how far the next is below. */
  from: number
  step: number
}

/** The lines of a name on a label; a word that is wider than the label is drawn together. */
export function LabelName({ lines, widest, wide, from, step }: Props) {
  return lines.map((line, row) => {
    const isWide = line.length > widest
    return (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        key={row}
        className="bottle-words"
        y={from + row * step}
        textLength={isWide ? wide : undefined}
        lengthAdjust={isWide ? 'spacingAndGlyphs' : undefined}
      >
        {line}
      </text>
    )
  })
}
