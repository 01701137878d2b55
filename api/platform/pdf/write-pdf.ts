import { createHash } from 'node:crypto'
import { drawPage } from './draw-page.ts'
import { embedFont, embedMore } from './embed-font.ts'
import { type EnclosedFile, embedFile } from './enclose.ts'
import type { PdfFont } from './fonts.ts'
import type { Inks } from './inks.ts'
import { type Mark, pageSize, type Written } from './marks.ts'
import { describeFile } from './metadata.ts'
import { type Add, openObjects, stream } from './objects.ts'
import { splitRuns } from './runs.ts'
import { srgbProfile } from './srgb-profile.ts'
import { textString } from './text-string.ts'
import { writeStructure } from './write-structure.ts'

/** What it is printed in, and a file that machines read. */
type Printing = { inks: Inks; enclosed?: EnclosedFile | undefined }

/**
 * Pages of marks as a PDF file in the form of archives (PDF/A-3b) that can be read aloud (PDF/UA-1): fonts and colours within, no script,
 * no form, nothing to fetch, and the same bytes for the same marks. A file that machines read may lie within.
 */
export function writePdf(title: string, written: readonly Written[], { inks, enclosed }: Printing): Buffer {
  const objects = openObjects()
  const { add, put, take, join } = objects
  const catalog = take()
  const tree = take()
  const pages = written.flatMap(({ pages }) => pages)
  const faces = [...new Set(pages.flat().flatMap((mark) => (mark.kind === 'text' ? [mark.font] : [])))].sort()
  const fonts = embedFaces(add, pages.flat(), faces)
  const sheets = pages.map((marks) => ({ marks, sheet: take(), ...drawPage(marks, faces, inks) }))
  const roots = written.map(({ root }) => root)
  const { root, links } = writeStructure(objects, roots, sheets)
  sheets.forEach(({ sheet, content }, place) => {
    const drawn = add(stream('', content))
    const box = `[0 0 ${pageSize.width} ${pageSize.height}]`
    const clicked = links[place]?.length ? ` /Annots [${links[place].map((link) => `${link} 0 R`).join(' ')}]` : ''
    const read = `/StructParents ${place} /Tabs /S${clicked}`
    put(
      sheet,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources << /Font << ${fonts} >> >> /Contents ${drawn} 0 R ${read} >>`,
    )
  })
  put(tree, `<< /Type /Pages /Kids [${sheets.map(({ sheet }) => `${sheet} 0 R`).join(' ')}] /Count ${sheets.length} >>`)
  const colours = add(stream('/N 3', srgbProfile()))
  const told = add(stream('/Type /Metadata /Subtype /XML', Buffer.from(describeFile(title, enclosed)).toString('latin1')))
  const file = enclosed ? embedFile(add, enclosed) : ''
  const intent = `<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) /DestOutputProfile ${colours} 0 R >>`
  const shown = `/Lang (fr-FR) /ViewerPreferences << /DisplayDocTitle true >> /MarkInfo << /Marked true >> /StructTreeRoot ${root} 0 R`
  put(catalog, `<< /Type /Catalog /Pages ${tree} 0 R ${shown} /Metadata ${told} 0 R /OutputIntents [${intent}]${file} >>`)
  const info = add(`<< /Title ${textString(title)} >>`)
  return join({ catalog, info, hash: (text) => createHash('sha256').update(text, 'latin1').digest('hex').slice(0, 32) })
}

/** The faces that the marks are written in, and those of letters that these lack. */
function embedFaces(add: Add, marks: readonly Mark[], faces: readonly PdfFont[]): string {
  const further = marks.flatMap((mark) => (mark.kind === 'text' ? splitRuns(mark.text) : []).flatMap(({ more }) => more ?? []))
  return [
    ...faces.map((face, place) => `/F${place} ${embedFont(add, face)} 0 R`),
    ...[...new Set(further)].sort().map((more) => `/M${more} ${embedMore(add, more)} 0 R`),
  ].join(' ')
}
