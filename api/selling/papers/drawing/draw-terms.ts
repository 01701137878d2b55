import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import type { RichBlock, RichInline, RichText } from '#app/models/site/rich-text.ts'
import { termsTexts as words } from '#app/texts/selling/papers.ts'
import type { Inks } from '../../../platform/pdf/inks.ts'
import type { Segment } from '../../../platform/pdf/linked-text.ts'
import { writtenArea } from '../../../platform/pdf/open-pages.ts'
import { measureRow } from '../../../platform/pdf/row.ts'
import { openSheet, type Sheet } from '../../../platform/pdf/sheet.ts'
import { writePdf } from '../../../platform/pdf/write-pdf.ts'
import { writeFoot } from './paper-foot.ts'

type Version = { version: number; since: string; body: string }

/** Whose terms they are, in which inks, and where the pages are that they lead to. */
type House = { company: string; origin: string; inks: Inks }

/** A heading never goes two steps deeper at once: how deep the last one was. */
type Depth = { level: number }

/** The terms of sale in one version, as a file to keep. */
export function drawTerms({ version, since, body }: Version, { company, origin, inks }: House): Buffer {
  const sheet = openSheet()
  sheet.write(company, { size: 11, colour: 'grey' })
  sheet.rule()
  sheet.write(words.title, { size: 22, font: 'title', colour: 'accent', after: 4, role: 'H1' })
  sheet.write(words.version(version, sayShortDay(since)), { size: 10, colour: 'grey', after: 12 })
  const write = openBlocks(sheet, origin)
  for (const block of (JSON.parse(body) as RichText).content) write(block)
  writeFoot(sheet, { name: company }, words.foot(version))
  return writePdf(words.title, [sheet], { inks })
}

function openBlocks(sheet: Sheet, origin: string) {
  const depth: Depth = { level: 1 }
  const write = (block: RichBlock): void => {
    switch (block.type) {
      case 'heading':
        depth.level = Math.min(block.level, depth.level + 1)
        sheet.space(8)
        sheet.text(segmentsOf(block.content, origin), {
          size: 13,
          font: 'bold',
          colour: 'accent',
          after: 3,
          role: depth.level === 2 ? 'H2' : depth.level === 3 ? 'H3' : 'H4',
        })
        break
      case 'paragraph':
        sheet.text(segmentsOf(block.content, origin), { size: 10.5, after: 6 })
        break
      case 'bulletList':
      case 'orderedList':
        sheet.list(block.type === 'orderedList', () => {
          for (const [place, item] of block.items.entries())
            sheet.item(block.type === 'orderedList' ? `${place + 1}.` : '•', () => item.forEach(writeOfItem))
        })
        break
      case 'blockquote':
        sheet.within('BlockQuote', () => block.content.forEach(write))
        break
      case 'table':
        writeTable(sheet, block)
        break
      case 'rule':
        sheet.line()
    }
  }
  const writeOfItem = (block: RichBlock): void => {
    if (block.type === 'paragraph') sheet.text(segmentsOf(block.content, origin), { size: 10.5, after: 3 })
    else write(block)
  }
  return write
}

function writeTable(sheet: Sheet, { head, rows }: Extract<RichBlock, { type: 'table' }>): void {
  const count = Math.max(head.length, ...rows.map((cells) => cells.length))
  const width = writtenArea.width / count
  const columns = Array.from({ length: count }, (_, place) => ({ x: writtenArea.left + place * width, width: width - 10 }))
  sheet.within('Table', () => {
    const titles = columns.map((column, place) => ({ ...column, text: head[place] ?? '', font: 'bold' as const }))
    sheet.cells(
      titles.map((title) => ({ ...title, scope: 'Column' as const })),
      { size: 10, after: 3 },
    )
    for (const texts of rows) {
      const cells = columns.map((column, place) => ({ ...column, text: texts[place] ?? '' }))
      if (!sheet.hasRoom(measureRow(cells, 10))) {
        sheet.turn()
        sheet.again(titles, { size: 10, after: 3 })
      }
      sheet.cells(cells, { size: 10, after: 3 })
    }
    sheet.space(3)
  })
}

/** The stretches of a text; on paper nothing can be clicked, so a link says where it goes. */
function segmentsOf(parts: readonly RichInline[], origin: string): Segment[] {
  return parts.flatMap((part): Segment[] => {
    if (part.type !== 'text') return [{ text: ' ' }]
    const link = part.marks?.find((mark) => mark.type === 'link')
    if (!link) return [{ text: part.text }]
    const href = link.href.startsWith('/') ? origin + link.href : link.href
    const said = href.replace(/^mailto:/, '')
    return [{ text: part.text, href }, ...(said.includes(part.text) ? [] : [{ text: ` (${said})` }])]
  })
}
