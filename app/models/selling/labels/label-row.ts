import { chronopostLayout } from './chronopost-layout.ts'
import { colissimoLayout } from './colissimo-layout.ts'
import { glsLayout } from './gls-layout.ts'
import type { LabelColumn, LabelLayout, LabelSource } from './label-layout.ts'
import { breakIntoLines, cutTo, isMobile, toCarrierPhone, toLetters } from './label-letters.ts'
import type { LabelFault, LabelParcel } from './label-parcel.ts'
import type { LabelProgram } from './label-program.ts'
import { mondialRelayLayout } from './mondial-relay-layout.ts'

/** How each program's file looks. */
export const labelLayouts: Readonly<Record<LabelProgram, LabelLayout>> = {
  COLISSIMO: colissimoLayout,
  MONDIAL_RELAY: mondialRelayLayout,
  CHRONOPOST: chronopostLayout,
  GLS: glsLayout,
}

/** An order as a row of a program's file, or why it is none. */
export type LabelRow = { cells: string[]; fault?: undefined } | { cells?: undefined; fault: LabelFault }

/** The rows of parcels, each in its place; what is more than a file takes waits for the next. */
export function toLabelRows(program: LabelProgram, parcels: readonly LabelParcel[]): LabelRow[] {
  const layout = labelLayouts[program]
  let taken = 0
  return parcels.map((parcel) => {
    const row = toLabelRow(layout, parcel)
    if (row.fault) return row
    taken += 1
    return layout.mostRows && taken > layout.mostRows ? { fault: 'full' } : row
  })
}

/** Rows as a program reads them: semicolons, no quotes, as none of its letters needs any. */
export function writeLabelRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.join(';')}\r\n`).join('')
}

function toLabelRow(layout: LabelLayout, parcel: LabelParcel): LabelRow {
  const { point, grams } = parcel
  const code = point ? layout.readPointCode(point.code.trim()) : ''
  if (code === undefined) return { fault: 'point' }
  if (grams === null || grams === 0) return { fault: 'weight' }
  if (grams > layout.mostGrams[point ? 'point' : 'door']) return { fault: 'heavy' }
  const lines = readLines(layout, parcel)
  if (!lines) return { fault: 'address' }
  const phone = toCarrierPhone(parcel.phone)
  const [mobile, fixed] = isMobile(phone) ? [phone, ''] : ['', phone]
  const source = { ...parcel, grams, code, lines, mobile, fixed, nation: nationOf(parcel) }
  const cells = layout.columns.map((column) => toCell(layout, column, source))
  const isWhole = layout.columns.every(({ isRequired }, at) => !isRequired || cells[at] !== '')
  return isWhole ? { cells } : { fault: 'letters' }
}

/** Two letters for each overseas place of France, which the house knows as France by its postal code. */
const overseas: Record<string, string> = {
  '971': 'GP',
  '972': 'MQ',
  '973': 'GF',
  '974': 'RE',
  '975': 'PM',
  '976': 'YT',
  '977': 'BL',
  '978': 'MF',
  '986': 'WF',
  '987': 'PF',
  '988': 'NC',
}

function nationOf({ country, postalCode }: LabelParcel): string {
  return country === 'FR' ? (overseas[postalCode.trim().slice(0, 3)] ?? country) : country
}

/** Of a point its own address, where its program sends the parcel there by it. */
function readLines({ letters, lines, goesToPoint }: LabelLayout, parcel: LabelParcel): string[] | undefined {
  const { address, addressPart2, point } = parcel
  const texts = goesToPoint && point ? [point.address] : [address, addressPart2]
  return breakIntoLines(
    texts.map((text) => toLetters(text, letters)),
    lines.width,
    lines.most,
  )
}

function toCell({ letters }: LabelLayout, { read, most, except }: LabelColumn, source: LabelSource): string {
  const written = toLetters(read(source), letters)
  return cutTo(except ? toLetters(written.replaceAll(except, ' '), letters) : written, most)
}
