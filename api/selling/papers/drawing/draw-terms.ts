import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import type { RichBlock, RichInline, RichText } from '#app/models/site/rich-text.ts'
import { termsTexts as words } from '#app/texts/selling/papers.ts'
import { openSheet, printInks, type Sheet } from '../../../platform/pdf/sheet.ts'
import { writePdf } from '../../../platform/pdf/write-pdf.ts'
import { writeFoot } from './paper-foot.ts'

type Version = { version: number; since: string; body: string }

/** The terms of sale in one version, as a file to keep. */
export function drawTerms({ version, since, body }: Version, company: string): Buffer {
  const sheet = openSheet()
  sheet.write(company, { size: 11, colour: printInks.grey })
  sheet.rule()
  sheet.write(words.title, { size: 22, font: 'title', colour: printInks.accent, after: 4 })
  sheet.write(words.version(version, sayShortDay(since)), { size: 10, colour: printInks.grey, after: 12 })
  for (const block of (JSON.parse(body) as RichText).content) writeBlock(sheet, block)
  writeFoot(sheet, { name: company }, words.foot(version))
  return writePdf(words.title, sheet.pages)
}

function writeBlock(sheet: Sheet, block: RichBlock): void {
  switch (block.type) {
    case 'heading':
      sheet.space(8)
      sheet.write(textOf(block.content), { size: 13, font: 'bold', colour: printInks.accent, after: 3 })
      break
    case 'paragraph':
      sheet.write(textOf(block.content), { size: 10.5, after: 6 })
      break
    case 'bulletList':
    case 'orderedList':
      for (const [place, item] of block.items.entries())
        writeItem(sheet, item, block.type === 'orderedList' ? `${place + 1}. ` : '• ')
      break
    case 'blockquote':
      for (const inner of block.content) writeBlock(sheet, inner)
      break
    case 'table':
      for (const cells of [block.head, ...block.rows]) sheet.write(cells.join(' · '), { size: 10, after: 3 })
      break
    case 'rule':
      sheet.line()
  }
}

function writeItem(sheet: Sheet, item: readonly RichBlock[], mark: string): void {
  for (const [place, inner] of item.entries()) {
    if (inner.type === 'paragraph') sheet.write(`${place === 0 ? mark : ''}${textOf(inner.content)}`, { size: 10.5, after: 3 })
    else writeBlock(sheet, inner)
  }
}

function textOf(parts: readonly RichInline[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '\n')).join('')
}
