import type { Picked } from '#app/models/selling/shipping/picking.ts'
import { sayGiftTasks } from '#app/texts/selling/gift.ts'
import { sayCartons, pickingTexts as words } from '#app/texts/selling/slips.ts'
import { inksOf } from '../../platform/pdf/inks.ts'
import type { Written } from '../../platform/pdf/marks.ts'
import { writtenArea } from '../../platform/pdf/open-pages.ts'
import { openSheet } from '../../platform/pdf/sheet.ts'
import { writePdf } from '../../platform/pdf/write-pdf.ts'
import { namedOf, writeSlip } from './draw-slip.ts'
import type { Slip } from './read-slip.ts'

const { left, width } = writtenArea

/** The papers of a round: the list for the cellar, then the slips in the order of the list. */
export function drawRound(
  goods: readonly Picked[],
  slips: readonly Slip[],
  cartons: ReadonlyMap<string, readonly number[]>,
): Buffer {
  const inks = inksOf(slips[0]?.seller.colours)
  const title = words.title(namedOf(slips[0]?.seller ?? {}))
  return writePdf(title, [writePicking(goods, slips, { cartons, title }), ...slips.map(writeSlip)], { inks })
}

type Round = { cartons: ReadonlyMap<string, readonly number[]>; title: string }

function writePicking(goods: readonly Picked[], all: readonly Slip[], { cartons, title }: Round): Written {
  const slips = all.filter(({ kind }) => kind === 'packing')
  const sheet = openSheet()
  sheet.row([{ text: title, x: left, width, font: 'title', colour: 'accent', role: 'H1' }], { size: 20, after: 4 })
  sheet.rule()
  sheet.space(6)
  sheet.within('Table', () => {
    for (const { name, size, quantity } of goods) {
      sheet.cells(
        [
          { text: `${quantity} ×`, x: left, width: 52, font: 'bold', colour: 'accent' },
          { text: [name, size].filter(Boolean).join(' · '), x: left + 56, width: width - 56, scope: 'Row' },
        ],
        { size: 12, after: 2 },
      )
      sheet.line()
    }
  })
  const units = goods.reduce((all, { quantity }) => all + quantity, 0)
  sheet.write(words.inAll(units, slips.length), { size: 11, font: 'bold', after: 4 })
  const needed = slips.flatMap(({ reference }) => cartons.get(reference) ?? [])
  if (needed.length > 0) sheet.write(words.cartons(sayCartons(needed)), { size: 11, font: 'bold' })
  sheet.space(10)
  for (const { reference, buyer, carrier, gift } of slips) {
    const how = [
      reference,
      buyer.company || buyer.name,
      carrier,
      sayCartons(cartons.get(reference) ?? []),
      gift && sayGiftTasks(gift),
    ]
      .filter(Boolean)
      .join(' · ')
    sheet.write(how, { size: 10, colour: 'grey' })
  }
  return sheet
}
