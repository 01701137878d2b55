import { capacityUnits } from '#app/models/catalog/capacity.ts'
import { type ProductKind, productKinds } from '#app/models/catalog/products/product-kind.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { tableTexts as words } from '#app/texts/house/settings/tables.ts'
import type { NamedRow, RowFault } from './imported.ts'

/** What a row says of a wine; what it leaves out is not said. */
export type SaidWine = {
  reference: string
  name: string
  price: number
  year?: number | undefined
  capacity?: number | undefined
  capacityUnit?: (typeof capacityUnits)[number] | undefined
  kind?: ProductKind | undefined
  vatRate?: number | undefined
  isValid?: boolean | undefined
  /** Whether this vintage or size is, beside its product. */
  isOnSale?: boolean | undefined
  metaTitle?: string | undefined
  metaDescription?: string | undefined
}

const amount = /^\d{1,6}([.,]\d{1,2})?$/
const size = /^\d{1,5}([.,]\d{1,3})?$/

/** Reads a row; what is wrong in it is found apart. */
export function readWineRow({ cell }: NamedRow): SaidWine {
  const vat = cell('TVA')
  const year = cell('Millésime')
  const capacity = cell('Contenance')
  return {
    reference: cell('Référence'),
    name: cell('Nom'),
    price: toCents(cell('Prix')),
    year: year === '' ? undefined : Number(year),
    capacity: capacity === '' ? undefined : Number(capacity.replace(',', '.')),
    capacityUnit: capacityUnits.find((unit) => unit.toLowerCase() === cell('Unité').toLowerCase()),
    kind: productKinds.find((kind) => kind === foldText(cell('Couleur'))),
    vatRate: vat === '' ? undefined : toCents(vat),
    isValid: readFlag(cell('En vente')),
    isOnSale: readFlag(cell('Format en vente')),
    metaTitle: cell('Titre pour les moteurs') || undefined,
    metaDescription: cell('Description pour les moteurs') || undefined,
  }
}

/** What is wrong with a row of wines, cell by cell. */
export function findWineFaults({ line, cell }: NamedRow): RowFault[] {
  const checks: [column: string, isRight: (text: string) => boolean, message: string][] = [
    ['Référence', (text) => text !== '' && text.length <= 500, words.required],
    ['Nom', (text) => text !== '' && text.length <= 500, words.required],
    ['Prix', (text) => amount.test(text), words.price],
    ['TVA', (text) => text === '' || (amount.test(text) && toCents(text) <= 10_000), words.price],
    ['Millésime', (text) => text === '' || (/^\d{4}$/.test(text) && Number(text) >= 1800 && Number(text) <= 2200), words.number],
    ['Contenance', (text) => text === '' || size.test(text), words.number],
    ['Unité', (text) => isOneOf(text, capacityUnits), words.choice(capacityUnits.join(', '))],
    ['Couleur', (text) => isOneOf(text, productKinds), words.choice(productKinds.join(', '))],
    ['Titre pour les moteurs', isShort, words.long],
    ['Description pour les moteurs', isShort, words.long],
    ['En vente', isFlag, words.choice(`${words.yes}, ${words.no}`)],
    ['Format en vente', isFlag, words.choice(`${words.yes}, ${words.no}`)],
  ]
  return checks.flatMap(([column, isRight, message]) => (isRight(cell(column)) ? [] : [{ line, column, message }]))
}

const isShort = (text: string) => text.length <= 500

function readFlag(text: string): boolean | undefined {
  return text === '' ? undefined : foldText(text) === words.yes
}

function isFlag(text: string): boolean {
  return isOneOf(text, [words.yes, words.no])
}

function isOneOf(text: string, all: readonly string[]): boolean {
  return text === '' || all.some((one) => foldText(one) === foldText(text))
}

function toCents(text: string): number {
  return Math.round(Number(text.replace(',', '.')) * 100)
}
