import { isDay } from '../../platform/time/working-days.ts'
import { readHundredths } from '../panel/read-fields.ts'
import { sayHundredths } from '../panel/say-fields.ts'

/** What can be typed in a row of the grid, by the names of its fields; each name goes before the id of the row. */
export const gridColumns = ['annee', 'prix', 'remise', 'du', 'au', 'stock', 'vente'] as const
export type GridColumn = (typeof gridColumns)[number]

/** A row as it is typed: the box says `oui` or `non`. */
export type CellTexts = Record<GridColumn, string>

export type Reduction = { type: 'EURO' | 'PERCENTAGE'; amount: number; from?: string | null; to?: string | null }

/** What is kept of a row. */
export type KeptRow = { year: number | null; price: number; discount: Reduction | null; stock: number; isOnSale: boolean }

/** What stands in the cells of a row that is as it is kept. */
export function sayCells({ year, price, discount, stock, isOnSale }: KeptRow): CellTexts {
  return {
    annee: String(year ?? ''),
    prix: sayPrice(price),
    remise: discount ? sayAmount(discount) : '',
    du: discount?.from ?? '',
    au: discount?.to ?? '',
    stock: String(stock),
    vente: isOnSale ? 'oui' : 'non',
  }
}

/** A price with its two decimals, so that a column of them is read at a glance. */
export function sayPrice(cents: number): string {
  return `${Math.trunc(cents / 100)},${String(Math.abs(cents % 100)).padStart(2, '0')}`
}

export function sayAmount({ type, amount }: Pick<Reduction, 'type' | 'amount'>): string {
  return type === 'EURO' ? `${sayHundredths(amount)} €` : `${amount} %`
}

/** A price as people type it and spreadsheets copy it; nothing where it cannot be read. */
export function readPrice(text: string): number | undefined {
  const read = readHundredths(text)
  return typeof read === 'number' && read >= 0 ? read : undefined
}

/** What a reduction takes off: `10 %`, `1,50 €`; null where there is none, and nothing where it does not say of what. */
export function readAmount(text: string): Pick<Reduction, 'type' | 'amount'> | null | undefined {
  const said = text.trim()
  if (said === '') return null
  const amount = readPrice(said)
  if (amount === undefined || amount === 0) return undefined
  if (said.endsWith('€')) return { type: 'EURO', amount }
  return said.endsWith('%') && amount % 100 === 0 ? { type: 'PERCENTAGE', amount: amount / 100 } : undefined
}

/** A year of four digits, or none. */
const aYear = /^(\d{4})?$/

/** The year that is typed; null where there is none. */
export function readYear(text: string): number | null | undefined {
  if (text === '') return null
  return aYear.test(text) ? Number(text) : undefined
}

/** How many there are. */
export function readCount(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '')
  return /^\d{1,8}$/.test(plain) ? Number(plain) : undefined
}

const yes = new Set(['oui', 'o', 'x', '1', 'vrai', 'en vente'])
const no = new Set(['non', 'n', '0', 'faux', 'hors vente', ''])

/** What a cell of another sheet is in a column of the grid, as it is typed here; nothing where it is none. */
export function toCell(column: GridColumn, text: string): string | undefined {
  const said = text.trim()
  if (column === 'annee') return aYear.test(said) ? said : undefined
  if (column === 'prix') return say(readPrice(said), sayPrice)
  if (column === 'remise') return say(readAmount(said), (amount) => (amount ? sayAmount(amount) : ''))
  if (column === 'stock') return say(readCount(said), String)
  if (column === 'vente') return toBox(said.toLowerCase())
  return toDay(said)
}

function say<T>(read: T | undefined, words: (read: T) => string): string | undefined {
  return read === undefined ? undefined : words(read)
}

function toBox(said: string): string | undefined {
  if (yes.has(said)) return 'oui'
  return no.has(said) ? 'non' : undefined
}

/** A day as the French write it. */
function toDay(said: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(said) ?? []
  const plain = day ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : said
  return plain === '' || isDay(plain) ? plain : undefined
}
