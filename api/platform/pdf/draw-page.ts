import { hex } from './embed-font.ts'
import type { PdfFont } from './fonts.ts'
import type { Inks } from './inks.ts'
import type { Mark } from './marks.ts'
import type { Part } from './part.ts'
import { type Run, splitRuns } from './runs.ts'
import { enclose } from './text-string.ts'

/** What a page draws, and of which part each numbered stretch of it is. */
export type DrawnPage = { content: string; parts: Part[] }

type Stretch = { part: Part | undefined; isFoot: boolean; marks: Mark[] }

/** The marks of a page: each stretch says of which part it is, or that it only adorns. */
export function drawPage(marks: readonly Mark[], faces: readonly PdfFont[], inks: Inks): DrawnPage {
  const parts: Part[] = []
  const content = splitStretches(marks).map(({ part, isFoot, marks }) => {
    const drawn = marks.map((mark) => drawMark(mark, faces, inks)).join('\n')
    if (part) return `/${part.role} << /MCID ${parts.push(part) - 1} >> BDC\n${drawn}\nEMC`
    return `${isFoot ? '/Artifact << /Type /Pagination /Subtype /Footer >> BDC' : '/Artifact BMC'}\n${drawn}\nEMC`
  })
  return { content: content.join('\n'), parts }
}

function splitStretches(marks: readonly Mark[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const mark of marks) {
    const last = stretches.at(-1)
    const isFoot = mark.isFoot === true
    if (last && last.part === mark.part && last.isFoot === isFoot) last.marks.push(mark)
    else stretches.push({ part: mark.part, isFoot, marks: [mark] })
  }
  return stretches
}

function drawMark(mark: Mark, faces: readonly PdfFont[], inks: Inks): string {
  const { red, green, blue } = inks[mark.colour]
  const colour = `${[red, green, blue].map((part) => short(part / 255)).join(' ')} rg`
  if (mark.kind === 'box') return `${colour} ${[mark.x, mark.y, mark.width, mark.height].map(short).join(' ')} re f`
  const face = faces.indexOf(mark.font)
  const said = splitRuns(mark.text).map(
    (run) => `/${run.more ? `M${run.more}` : `F${face}`} ${short(mark.size)} Tf ${spellRun(run)} Tj`,
  )
  const [first = '', ...rest] = said
  const at = `${short(mark.x)} ${short(mark.y)} Td`
  return `${colour} BT ${[first.replace(' Tf ', ` Tf ${at} `), ...rest].join(' ')} ET`
}

/** A stretch as the file says it: letters between brackets, or glyphs by their numbers. */
function spellRun({ more, codes }: Run): string {
  return more ? `<${codes.map(hex).join('')}>` : enclose(codes)
}

/** A number as it stands in a file. */
export function short(number: number): string {
  return String(Math.round(number * 100) / 100)
}
