import { sayCapacity } from '#app/models/catalog/capacity.ts'
import { listFacts, listNutrients } from '#app/texts/catalog/product-facts.ts'
import { type FactNames, productTexts } from '#app/texts/catalog/shop.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import type { Answer, Contract } from '../../contract/index.ts'
import type { Inks } from '../../platform/pdf/inks.ts'
import { openSheet } from '../../platform/pdf/sheet.ts'
import { writePdf } from '../../platform/pdf/write-pdf.ts'

type Product = Answer<Contract['getProduct']>

/** What a technical file tells besides its product. */
export type FileFacts = {
  product: Product
  /** The declinations it is about. */
  declinations: Product['declination']
  company: string
  inks: Inks
  /** How its trade calls what is told of it. */
  names: FactNames
  /** Where the page of ingredients of a declination is. */
  eLabelOf: (id: string) => string
  tellsHealth: boolean
  /** Of the owner's two models, the one that leaves the story out. */
  isShort: boolean
}

/** The technical file of a product: text, rules and a code to scan, drawn by code. */
export function drawTechnicalFile(facts: FileFacts): Buffer {
  const { product, declinations, company, inks, tellsHealth, isShort } = facts
  const sheet = openSheet()
  sheet.write(company, { size: 11, colour: 'grey' })
  sheet.rule()
  sheet.write(product.name, { size: 26, font: 'title', colour: 'accent', after: 8, role: 'H1' })
  const story = isShort ? [] : [product.description, ...product.story.split('\n')]
  for (const text of story) sheet.write(text, { size: 12, after: 6 })
  for (const { quantity, name, year } of product.products) sheet.write(`${quantity} × ${name} ${year ?? ''}`, { size: 11 })
  for (const declination of declinations) writeDeclination(sheet, declination, facts)
  if (tellsHealth) {
    sheet.space(10)
    sheet.write(`${alcoholTexts.health} ${alcoholTexts.pregnancy}`, { size: 9, colour: 'grey' })
  }
  return writePdf(product.name, [sheet], { inks })
}

function writeDeclination(
  sheet: ReturnType<typeof openSheet>,
  declination: FileFacts['declinations'][number],
  { product, isShort, eLabelOf, names }: FileFacts,
): void {
  const { nutrition, serving, keepUntil, good } = declination.facts
  const title = [declination.year, sayCapacity(declination)].filter(Boolean).join(' · ')
  sheet.space(14)
  if (title) sheet.write(title, { size: 14, font: 'bold', colour: 'accent', after: 4, role: 'H2' })
  for (const { name, parts } of listFacts(declination, product.reference, names)) {
    sheet.pair(name, parts.map(({ text }) => text).join(''))
  }
  if (nutrition) {
    const said = listNutrients(nutrition).map(({ name, amount }) => `${name} ${amount}`)
    sheet.pair(productTexts.nutrition, said.join(', '))
  }
  const advice = [serving, keepUntil === null ? '' : productTexts.keepUntil(keepUntil)].filter(Boolean).join(' ')
  if (advice && !isShort) sheet.pair(productTexts.meals, advice)
  if (product.type.type === 'WINE' && !good) sheet.code(eLabelOf(declination.id), productTexts.eLabel)
}
