import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { isNameless, labelOf, type Paper, type PostalAddress, type Seller } from '#app/models/selling/money/paper.ts'
import { counterTexts } from '#app/texts/selling/orders.ts'
import { creditReasons, paperTexts as words } from '#app/texts/selling/papers.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import { writtenArea } from '../../../platform/pdf/open-pages.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'

const { left, width } = writtenArea
const half = width / 2
/** Who, to whom, which paper, of which day. */
export function writeHead(sheet: Sheet, paper: Paper, isCopy: boolean): void {
  const name = titleOf(paper)
  sheet.row(
    [
      { text: paper.seller.name, x: left, width: half + 40, font: 'title', colour: 'accent' },
      { text: name, x: left + half + 40, width: half - 40, isRight: true, font: 'title', colour: 'accent', role: 'H1' },
    ],
    { size: 20, after: 4 },
  )
  sheet.rule()
  if (isCopy) {
    sheet.row([{ text: words.duplicate.toUpperCase(), x: left, width, isRight: true, font: 'bold', colour: 'grey' }], {
      size: 10,
    })
  }
  sheet.space(8)
  sheet.row(
    [
      { text: saySeller(paper.seller).join('\n'), x: left, width: half - 16, colour: 'grey' },
      { text: sayFacts(paper).join('\n'), x: left + half, width: half },
    ],
    { size: 9.5, after: 16 },
  )
  writeParties(sheet, paper)
}

/** What a paper is called on its head. */
export function titleOf({ kind, buyer }: Paper): string {
  return kind === 'INVOICE' && isNameless(buyer) ? words.nameless : words.names[kind]
}

function writeParties(sheet: Sheet, { buyer, delivery }: Paper): void {
  const name = isNameless(buyer) ? counterTexts.buyer : buyer.name
  const who = [
    buyer.company,
    name,
    ...sayPostalAddress(buyer),
    buyer.siren && words.siren(groupSiren(buyer.siren)),
    buyer.vatNumber && words.vatNumber(buyer.vatNumber),
    buyer.email,
  ]
  const goal = delivery.to ? [delivery.to.name, ...sayPostalAddress(delivery.to)] : []
  const [payer, receiver] = [sheet.part(), sheet.part()]
  const title = { width: half, font: 'bold', colour: 'accent', role: 'H2' } as const
  const titles = [
    { ...title, text: words.buyer, x: left, inside: payer },
    ...(goal.length > 0 ? [{ ...title, text: words.goal, x: left + half, inside: receiver }] : []),
  ]
  sheet.row(titles, { size: 10.5, after: 3 })
  sheet.row(
    [
      { text: who.filter(Boolean).join('\n'), x: left, width: half - 16, inside: payer },
      { text: goal.filter(Boolean).join('\n'), x: left + half, width: half, inside: receiver },
    ],
    { size: 10.5, after: 20 },
  )
}

/** Who sells, line by line, as it stands on whatever they send. */
export function saySeller(seller: Seller): string[] {
  const { form, capital, office, siret, rcs, rm, vatNumber, phone, email } = seller
  const kind = [form, capital && words.capital(capital)].filter(Boolean).join(' ')
  return [
    kind,
    office,
    siret && words.siret(siret),
    rcs && (rcs.startsWith('RCS') ? rcs : words.rcs(rcs)),
    rm && words.rm(rm),
    vatNumber && words.vatNumber(vatNumber),
    [phone, email].filter(Boolean).join(' · '),
  ].filter(Boolean)
}

/** An address, line by line. */
export function sayPostalAddress({ address, addressPart2, postalCode, city, country }: PostalAddress): string[] {
  const land = country === 'FR' ? '' : (countryNames[country] ?? country)
  return [address, addressPart2, `${postalCode} ${city}`.trim(), land].filter(Boolean)
}

function sayFacts(paper: Paper): string[] {
  const { credits } = paper
  const facts: [string, string][] = [
    [words.number, labelOf(paper)],
    [words.issued, sayShortDay(paper.issuedAt)],
    [words.ordered, words.orderedOn(paper.reference, sayShortDay(paper.placedAt))],
    ...(credits
      ? ([
          [words.credited, words.creditedOn(credits.label, sayShortDay(credits.issuedAt))],
          [words.reason, creditReasons[credits.reason] ?? credits.reason],
        ] as [string, string][])
      : []),
    [words.kind, words.goods],
  ]
  return facts.map(([name, text]) => `${name} : ${text}`)
}

function groupSiren(siren: string): string {
  return siren.replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0')
}
