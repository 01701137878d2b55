import { sayCents } from '#app/models/platform/text/money.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { sayDay } from '#app/models/platform/time/working-days.ts'
import { labelOf, type Paper } from '#app/models/selling/money/paper.ts'
import { overseasRates } from '#app/models/selling/tax/territory.ts'
import { sayHandedBy, sayPaidBy } from '#app/texts/selling/card-means.ts'
import { paperTexts as words } from '#app/texts/selling/papers.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { inksOf } from '../../../platform/pdf/inks.ts'
import { openSheet, type Sheet } from '../../../platform/pdf/sheet.ts'
import { writePdf } from '../../../platform/pdf/write-pdf.ts'
import { writeFoot } from './paper-foot.ts'
import { sayRate, writeGoods, writeSums } from './paper-goods.ts'
import { titleOf, writeHead } from './paper-head.ts'
import { writeFacturX } from './write-facturx.ts'

/** An invoice or a credit note as a file: the same paper gives the same bytes; all but the first print say that they are copies. */
export function drawPaper(paper: Paper, { isCopy }: { isCopy: boolean }): Buffer {
  const sheet = openSheet()
  writeHead(sheet, paper, isCopy)
  writeGoods(sheet, paper)
  writeSums(sheet, paper)
  writeEnd(sheet, paper)
  const title = words.title(titleOf(paper), labelOf(paper))
  writeFoot(sheet, paper.seller, isCopy ? `${title} · ${words.duplicate}` : title)
  return writePdf(title, [sheet], { inks: inksOf(paper.seller.colours), enclosed: encloseFacturX(paper) })
}

/** A business gets its paper in the words of machines as well. */
function encloseFacturX(paper: Paper) {
  if (paper.buyer.siren === '') return undefined
  return { name: 'factur-x.xml', says: 'Factur-X', content: writeFacturX(paper), at: paper.issuedAt }
}

/** How it was paid, and what the law wants below. */
function writeEnd(sheet: Sheet, paper: Paper): void {
  const { seller, buyer } = paper
  const isBusiness = buyer.company !== '' || buyer.siren !== ''
  sheet.space(14)
  sheet.write(sayPayment(paper), { size: 10.5, font: 'bold', after: 6 })
  const law = [
    ...sayTax(paper),
    ...(isBusiness && paper.kind === 'INVOICE' ? words.business : []),
    ...(seller.mentions ? [seller.mentions] : []),
    ...(seller.sellsWine ? [alcoholTexts.health] : []),
  ]
  for (const text of law) sheet.write(text, { size: 8.5, colour: 'grey', after: 1 })
}

/** Why no tax is asked, and which option or desk it goes by; a paper that tells no tax of its own is of a sale at home. */
function sayTax({ tax, vat, total, seller }: Paper): string[] {
  if (!tax) return vat.every(({ rate }) => rate === 0) && total > 0 ? [words.noVat] : []
  const { exemption, regime, territory, union, country } = tax
  return [
    ...(exemption !== '' ? [words.exemptions[exemption]] : vat.some(({ rate }) => rate === 0) ? [words.exempt] : []),
    ...(territory === 'OVERSEAS_TAXED'
      ? [words.arrival(goodsWordsOf({ TRADE: seller.trade ?? 'WINE' }), sayRate(overseasRates.standard))]
      : []),
    ...(regime === 'DEBITS' ? [words.debits] : []),
    ...(union === 'OSS' ? [words.oss(countryNames[country] ?? country)] : []),
  ]
}

function sayPayment({ kind, paid, total, issuedAt, due }: Paper): string {
  if (kind === 'CREDIT') return words.givenBack(sayCents(total))
  if (total === 0) return words.free
  const day = sayShortDay(issuedAt)
  if (due && paid.amount < total) return words.due(sayCents(total - paid.amount), sayDay(due))
  return paid.amount >= total
    ? words.paid(sayCents(total), paid.parts ? sayHandedBy(paid.parts) : sayPaidBy(paid.means, paid.by ?? 'card'), day)
    : words.unpaid(sayCents(total - paid.amount), day)
}
