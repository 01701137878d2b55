import type { Palette } from '#app/models/site/look/colour-palette.ts'
import { letters } from '../drawings/ink/letters.ts'

type Size = { width: number; height: number }

/** The colours and the name of a house, as its cards carry them. */
export type CardLook = { name: string; palette: Palette }

const band = 26
const nameLines = 3

/** The ground of a card that carries the name of its house, on the right of a picture or in the middle of the card. */
export function drawGround({ name, palette }: CardLook, { width, height }: Size, hasPicture: boolean): string {
  const [middle, most, size] = hasPicture ? [width * 0.68, width * 0.52, 84] : [width / 2, width * 0.82, 116]
  const lines = breakName(name, (most / size) * 1.9)
  const step = size * 1.25
  const top = (height - band) / 2 - ((lines.length - 1) * step) / 2 + size * 0.34
  const text = lines.map((line, place) =>
    letters(line, { x: middle, y: top + place * step, size, most, face: 'upright', colour: palette.accent }),
  )
  const rule = `<rect x="${middle - 60}" y="${top + (lines.length - 1) * step + size * 0.62}" width="120" height="3" fill="${palette.accent}"/>`
  return drawing({ width, height }, [
    ground({ width, height }, palette.paper),
    `<rect y="${height - band}" width="${width}" height="${band}" fill="${palette.primary}"/>`,
    ...text,
    rule,
  ])
}

/** A plain ground: what a picture that fills its card shows through, and what catalogues of others ask for. */
export function drawPlain(size: Size, colour: string): string {
  return drawing(size, [ground(size, colour)])
}

function drawing({ width, height }: Size, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`
}

function ground({ width, height }: Size, colour: string): string {
  return `<rect width="${width}" height="${height}" fill="${colour}"/>`
}

/** A name in lines of about so many letters; what is left over stands in the last one, and is set smaller. */
function breakName(name: string, most: number): string[] {
  const lines: string[] = []
  for (const word of name.slice(0, 120).split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const isFull = last !== undefined && last.length + word.length + 1 > most && lines.length < nameLines
    if (last === undefined || isFull) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
