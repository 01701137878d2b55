import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { slipTexts as words } from '#app/texts/selling/slips.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { inksOf } from '../../platform/pdf/inks.ts'
import type { Written } from '../../platform/pdf/marks.ts'
import { writtenArea } from '../../platform/pdf/open-pages.ts'
import { openSheet, type Sheet } from '../../platform/pdf/sheet.ts'
import { writePdf } from '../../platform/pdf/write-pdf.ts'
import { writeFoot } from '../papers/drawing/paper-foot.ts'
import { sayPostalAddress, saySeller } from '../papers/drawing/paper-head.ts'
import type { Slip, SlipLabel, SlipLine } from './read-slip.ts'

const { left, width } = writtenArea
const half = width / 2
/** What lies in a parcel, without a price: with the mentions of a commercial document, or as a present says it. */
export function drawSlip(slip: Slip): Buffer {
  return writePdf(`${words.titles[slip.kind]} ${slip.reference}`, [writeSlip(slip)], {
    inks: inksOf(slip.seller.colours),
  })
}

/** A slip, to stand alone or among others. */
export function writeSlip(slip: Slip): Written {
  if (slip.kind === 'card') return writeCard(slip)
  const sheet = openSheet()
  const title = words.titles[slip.kind]
  sheet.row([{ text: slip.seller.name, x: left, width, font: 'title', colour: 'accent' }], { size: 20, after: 4 })
  sheet.rule()
  sheet.space(6)
  sheet.write(title, { size: 15, font: 'title', after: 2, role: 'H1' })
  const facts = [
    words.order(slip.reference),
    words.left(sayShortDay(slip.day)),
    slip.carrier && slip.kind === 'packing' && words.carrier(slip.carrier),
  ]
  sheet.write(facts.filter(Boolean).join(' · '), { size: 10, colour: 'grey', after: 14 })
  if (slip.kind === 'packing') writeParties(sheet, slip)
  else writePresent(sheet, slip)
  writeLines(sheet, slip)
  writeEnd(sheet, slip)
  // Whoever packs reads it, and then the parcel's label.
  if (slip.kind === 'packing') sheet.mark(slip.reference, words.order(slip.reference))
  writeFoot(sheet, slip.seller, title)
  return sheet
}

/** From whom it comes, and their word in their own lines. */
function writePresent(sheet: Sheet, { seller, buyer, message }: Slip): void {
  sheet.write(words.present(namedOf(seller), buyer.name), { size: 13, after: message ? 10 : 14 })
  writeWords(sheet, message, 12)
}

function writeWords(sheet: Sheet, text: string, size: number): void {
  const said = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  for (const [place, line] of said.entries()) sheet.write(line, { size, font: 'title', after: place + 1 < said.length ? 4 : 16 })
}

/** The words of a gift alone, on the upper half of a sheet, to be folded; nothing says what it cost or what it is. */
function writeCard({ kind, seller, buyer, gift }: Slip): Written {
  const sheet = openSheet()
  const title = words.titles[kind]
  sheet.row([{ text: title, x: left, width, font: 'title', colour: 'accent', role: 'H1' }], { size: 24, after: 6 })
  sheet.rule()
  sheet.space(18)
  writeWords(sheet, gift?.card ?? '', 17)
  sheet.write(words.cardFrom(buyer.name), { size: 13, after: 4 })
  sheet.write(seller.name, { size: 11, colour: 'grey' })
  return sheet
}

function writeParties(sheet: Sheet, { seller, buyer, to }: Slip): void {
  const excise = seller.excise?.number ?? ''
  const goal = to ? [to.name, ...sayPostalAddress(to)] : [buyer.company, buyer.name, ...sayPostalAddress(buyer)]
  const [sender, receiver] = [sheet.part(), sheet.part()]
  const title = { width: half, font: 'bold', colour: 'accent', role: 'H2' } as const
  sheet.row(
    [
      { ...title, text: words.sender, x: left, inside: sender },
      { ...title, text: words.goal, x: left + half, inside: receiver },
    ],
    { size: 10.5, after: 3 },
  )
  sheet.row(
    [
      {
        text: [seller.name, ...saySeller(seller), ...(excise ? [words.excise(excise)] : [])].join('\n'),
        x: left,
        width: half - 16,
        inside: sender,
      },
      { text: goal.filter(Boolean).join('\n'), x: left + half, width: half, inside: receiver },
    ],
    { size: 10, after: 18 },
  )
}

function writeLines(sheet: Sheet, { lines, kind }: Slip): void {
  sheet.within('Table', () => {
    for (const line of lines) {
      writeRow(sheet, [`${line.quantity} ×`, sayLine(line, kind), kind === 'packing' ? sayLitres(line.volume) : ''])
      sheet.line()
    }
    if (kind === 'packing') writeTotal(sheet, lines)
  })
}

function writeTotal(sheet: Sheet, lines: readonly SlipLine[]): void {
  const units = sum(lines.map(({ quantity }) => quantity))
  const containers = sum(lines.map((line) => line.containers))
  const volume = sum(lines.map((line) => line.volume))
  writeRow(sheet, ['', [words.inAll(units), words.containers(containers)].join(', '), sayLitres(volume)], {
    font: 'bold',
    after: 10,
  })
}

/** How much, of what, and how many litres that is; the name is what the row is about. */
function writeRow(
  sheet: Sheet,
  [count, name, litres]: [string, string, string],
  { font = 'regular', after = 2 }: { font?: 'regular' | 'bold'; after?: number } = {},
): void {
  sheet.cells(
    [
      { text: count, x: left, width: 40, font: 'bold', colour: 'accent' },
      { text: name, x: left + 44, width: width - 120, font, scope: 'Row' },
      { text: litres, x: left + width - 76, width: 76, isRight: true, font },
    ],
    { size: 11, after },
  )
}

function writeEnd(sheet: Sheet, { kind, seller, duty }: Slip): void {
  sheet.space(12)
  const named = namedOf(seller)
  const capsules = seller.excise?.usesCapsules && duty === 'PAID' ? [words.capsules(named)] : []
  const alcohol = seller.sellsWine ? [words.duties[duty](named), ...capsules, words.adult] : []
  const said = kind === 'packing' ? [...alcohol, words.sorting(named)] : []
  for (const text of said) sheet.write(text, { size: 9.5, after: 2 })
  if (seller.sellsWine) sheet.write(alcoholTexts.health, { size: 9, colour: 'grey' })
}

/** What the house sells, as sentences name it. */
export function namedOf({ trade }: Pick<Slip['seller'], 'trade'>): GoodsWords {
  return goodsWordsOf({ TRADE: trade ?? 'WINE' })
}

function sayLine({ name, size, quantity, bottles, label }: SlipLine, kind: Slip['kind']): string {
  const more = (own: SlipLabel) => (kind === 'packing' ? sayLabel(own) : [])
  const inside = bottles.map(
    (good) => `${good.quantity * quantity} × ${[good.name, good.size, ...more(good.label)].filter(Boolean).join(' · ')}`,
  )
  return [name, [size, ...more(label)].filter(Boolean).join(' · '), ...inside].filter(Boolean).join('\n')
}

function sayLabel({ appellation, alcohol, lot }: SlipLabel): string[] {
  const degrees = alcohol === null ? '' : `${String(alcohol / 10).replace('.', ',')}\u00a0% vol.`
  return [appellation, degrees, lot && words.lot(lot)]
}

function sayLitres(millilitres: number): string {
  if (millilitres === 0) return ''
  return `${(millilitres / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 3 })}\u00a0L`
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}
