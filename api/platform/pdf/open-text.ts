import type { PdfFont } from './fonts.ts'
import type { Ink } from './inks.ts'
import { type Segment, wrapSegments } from './linked-text.ts'
import { type Pages, writtenArea } from './open-pages.ts'
import type { Parts } from './open-parts.ts'
import { newPart, type Part, type Role } from './part.ts'

export type How = { size: number; font?: PdfFont; colour?: Ink; after?: number; role?: Role }

type Label = { label: string; part: Part }

const { left, width } = writtenArea
const step = 14

/** Writes texts, and lists of them: what stands in a list is moved in, behind its mark. */
export function openText({ put, take, skip }: Pages, { add, within }: Parts) {
  let depth = 0
  let waiting: Label | undefined
  const text = (segments: readonly Segment[], how: How) => {
    const { size, font = 'regular', colour = 'ink', after = 2, role = 'P' } = how
    const indent = depth * step
    const lines = wrapSegments(segments, font, size, width - indent)
    const parts = lines.length > 0 ? partsOf(add(newPart(role)), segments) : []
    for (const line of lines) {
      const y = take(size * 1.35)
      if (waiting) {
        put({ kind: 'text', text: waiting.label, x: left + indent - step, y, font, size, colour, part: waiting.part })
        waiting = undefined
      }
      for (const { text, x, segment } of line) {
        const ink = segments[segment]?.href ? 'accent' : colour
        put({ kind: 'text', text, x: left + indent + x, y, font, size, colour: ink, part: parts[segment] })
      }
    }
    skip(after)
  }
  return {
    /** A text that may hold links. */
    text,
    write: (words: string, how: How) => text([{ text: words }], how),
    list: (isCounted: boolean, write: () => void) => {
      depth += 1
      within(newPart('L', { isCounted }), write)
      depth -= 1
    },
    /** What stands in a list, behind its mark. */
    item: (label: string, write: () => void) =>
      within('LI', () => {
        waiting = { label, part: add(newPart('Lbl')) }
        within('LBody', write)
      }),
  }
}

/** Of a text without links the paragraph itself, else a part of it for each stretch. */
function partsOf(paragraph: Part, segments: readonly Segment[]): Part[] {
  if (segments.every(({ href }) => href === undefined)) return segments.map(() => paragraph)
  paragraph.parts = segments.map(({ href }) => (href === undefined ? newPart('Span') : newPart('Link', { href })))
  return paragraph.parts
}
