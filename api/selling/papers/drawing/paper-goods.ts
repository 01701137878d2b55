import { netOf, sayCents } from '#app/models/platform/text/money.ts'
import { freightOf, type Paper, type PaperLine } from '#app/models/selling/money/paper.ts'
import { paperTexts as words } from '#app/texts/selling/papers.ts'
import { writtenArea } from '../../../platform/pdf/open-pages.ts'
import { type Cell, measureRow } from '../../../platform/pdf/row.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'

const { left, width } = writtenArea
const size = 9.5
/** The columns of what was sold: where each begins, and how wide it is. */
const columns = {
  name: { x: left, width: 205 },
  quantity: { x: left + 207, width: 28, isRight: true },
  unit: { x: left + 239, width: 72, isRight: true },
  rate: { x: left + 315, width: 44, isRight: true },
  net: { x: left + 362, width: 58, isRight: true },
  gross: { x: left + 423, width: width - 423, isRight: true },
} as const
type Column = keyof typeof columns

/** What was sold, line by line, and what was taken off it; the names of the columns stand on each page. */
export function writeGoods(sheet: Sheet, paper: Paper): void {
  sheet.within('Table', () => {
    writeTitles(sheet, { isFirst: true })
    for (const line of paper.lines) writeRow(sheet, sayLine(line, paper.kind))
    for (const { gross, net, rate } of freightOf(paper))
      writeRow(sheet, { name: words.shipping, rate: sayRate(rate), net: sayCents(net), gross: sayCents(gross) })
    sheet.space(6)
    const { code, allowances } = paper.discount
    for (const { rate, gross, net } of allowances)
      writeRow(sheet, { name: words.discount(code), rate: sayRate(rate), net: sayCents(-net), gross: sayCents(-gross) })
  })
}

/** What it comes to: without tax, tax by tax, and all in all. */
export function writeSums(sheet: Sheet, { vat, total }: Paper): void {
  const net = vat.reduce((sum, part) => sum + part.net, 0)
  sheet.space(8)
  sheet.within('Table', () => {
    writeSum(sheet, words.net, sayCents(net))
    for (const { rate, net: base, tax } of vat) writeSum(sheet, words.vatAt(sayRate(rate), sayCents(base)), sayCents(tax))
    sheet.line(left + 200, width - 200, 'accent')
    writeSum(sheet, words.gross, sayCents(total), 13)
  })
}

function writeTitles(sheet: Sheet, { isFirst }: { isFirst: boolean }): void {
  const cells = (Object.keys(columns) as Column[]).map((column) => ({
    ...columns[column],
    text: words.columns[column],
    font: 'bold' as const,
    colour: 'accent' as const,
    scope: 'Column' as const,
  }))
  if (isFirst) sheet.cells(cells, { size, after: 2 })
  else sheet.again(cells, { size, after: 2 })
  sheet.line(left, width, 'accent')
}

function writeRow(sheet: Sheet, texts: Partial<Record<Column, string>>): void {
  const cells = (Object.keys(columns) as Column[]).map(
    (column): Cell => ({
      ...columns[column],
      text: texts[column] ?? '',
      ...(column === 'name' ? { scope: 'Row' } : {}),
    }),
  )
  if (!sheet.hasRoom(measureRow(cells, size) + 10)) {
    sheet.turn()
    writeTitles(sheet, { isFirst: false })
  }
  sheet.cells(cells, { size, after: 2 })
  sheet.line()
}

function writeSum(sheet: Sheet, name: string, amount: string, large = 10.5): void {
  const font = large > 11 ? ('bold' as const) : ('regular' as const)
  sheet.cells(
    [
      { text: name, x: left + 200, width: width - 300, font, scope: 'Row' },
      { text: amount, x: left + width - 100, width: 100, isRight: true, font },
    ],
    { size: large, after: 2 },
  )
}

/** What goes back is said at what each piece of it comes to, so that it and the line agree. */
function sayLine({ name, details, quantity, unitPrice, before, after, net, vatRate }: PaperLine, kind: Paper['kind']) {
  const off = before - after
  const said = [details, off > 0 && words.lineDiscount(sayCents(off))].filter(Boolean).join(' · ')
  return {
    name: [name, said].filter(Boolean).join('\n'),
    quantity: String(quantity),
    unit: sayCents(kind === 'CREDIT' && before === after ? Math.round(net / quantity) : netOf(unitPrice, vatRate)),
    rate: sayRate(vatRate),
    net: sayCents(net),
    gross: sayCents(after),
  }
}

/** A rate as it is read: `5,5 %`. */
export function sayRate(rate: number): string {
  return `${String(rate / 100).replace('.', ',')}\u00a0%`
}
