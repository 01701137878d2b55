import { letterOutlines } from './letter-outlines.ts'
import { short } from './press.ts'
import { fill, stroke } from './print.ts'

type Face = keyof typeof letterOutlines

export type Lettering = {
  x?: number
  y?: number
  size?: number
  /** Room between letters, in parts of the size. */
  tracking?: number
  face?: Face
  colour: string
  /** The widest it may be; a longer text is set smaller. */
  most?: number
  /** A ground of this colour around the letters. */
  halo?: string
  anchor?: 'start' | 'middle'
}

const units = 400

/** A text as outlines, so that a label looks the same in a page, a mail and a print. */
export function letters(text: string, how: Lettering): string {
  const { x = 0, y = 0, tracking = 0, face = 'upright', colour, most = 0, halo, anchor = 'middle' } = how
  const full = measure(text, how)
  const size = most > 0 && full > most ? ((how.size ?? 12) * most) / full : (how.size ?? 12)
  let left = anchor === 'start' ? x : x - measure(text, { ...how, size }) / 2
  let path = ''
  for (const letter of text) {
    const { advance, outline } = glyph(face, letter)
    path += outlineAt(outline, { x: left, y, scale: size / units })
    left += (advance * size) / units + tracking * size
  }
  return (halo ? stroke(path, halo, size * 0.42) : '') + fill(path, colour)
}

/** Letters along the rim of a seal, at the top or, upside up, at the bottom. */
export function ring(
  text: string,
  how: { radius: number; size: number; tracking: number; colour: string; isBelow?: boolean },
): string {
  const { radius, size, tracking, colour, isBelow = false } = how
  let along = -measure(text, { ...how, face: 'bold' }) / 2
  const path = [...text].map((letter) => {
    const { advance, outline } = glyph('bold', letter)
    const width = (advance * size) / units
    const turn = ((along + width / 2) / radius) * (180 / Math.PI) * (isBelow ? -1 : 1)
    along += width + tracking * size
    const drawn = outlineAt(outline, { x: -width / 2, y: (isBelow ? radius : -radius) + size * 0.36, scale: size / units })
    return drawn && `<path d="${drawn}" transform="rotate(${short(turn)})"/>`
  })
  return `<g fill="${colour}">${path.join('')}</g>`
}

function measure(text: string, { size = 12, tracking = 0, face = 'upright' }: Omit<Lettering, 'colour'>): number {
  const letters = [...text]
  const wide = letters.reduce((sum, letter) => sum + (glyph(face, letter).advance * size) / units, 0)
  return wide + Math.max(0, letters.length - 1) * tracking * size
}

/** A letter that the face does not have leaves the room of a space. */
function glyph(face: Face, letter: string): { advance: number; outline: string } {
  const found = letterOutlines[face][letter] ?? letterOutlines[face][' '] ?? '100 '
  const gap = found.indexOf(' ')
  return { advance: Number(found.slice(0, gap)), outline: found.slice(gap + 1) }
}

function outlineAt(outline: string, { x, y, scale }: { x: number; y: number; scale: number }): string {
  let px = 0
  let py = 0
  let path = ''
  for (const [, letter = '', rest = ''] of outline.matchAll(/([mlqz])([^mlqz]*)/g)) {
    const values = (rest.match(/-?\d+/g) ?? []).map(Number)
    if (letter === 'm') [px, py] = [0, 0]
    const points = values.map((value, i) => (i % 2 ? y + (py + value) * scale : x + (px + value) * scale))
    px += values.at(-2) ?? 0
    py += values.at(-1) ?? 0
    path += letter.toUpperCase() + points.map(short).join(' ')
  }
  return path
}
