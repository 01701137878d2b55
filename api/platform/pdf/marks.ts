import type { PdfFont } from './fonts.ts'
import type { Ink } from './inks.ts'
import type { Part } from './part.ts'

/** A4, in points; a page is drawn from its lower left corner. */
export const pageSize = { width: 595, height: 842 }

/** What a page consists of: it belongs to a part of what is said, or adorns; a page's foot is told apart. */
export type Mark = { part?: Part | undefined; isFoot?: true } & (
  | { kind: 'text'; text: string; x: number; y: number; font: PdfFont; size: number; colour: Ink }
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: Ink }
)

/** Pages with the tree of what they say. */
export type Written = { pages: readonly (readonly Mark[])[]; root: Part }
