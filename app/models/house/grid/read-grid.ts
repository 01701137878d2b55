import type { Entry } from '../panel/field.ts'
import { textsOf } from './change-many.ts'
import {
  type CellTexts,
  type GridColumn,
  gridColumns,
  type KeptRow,
  type Reduction,
  readAmount,
  readCount,
  readPrice,
  readYear,
  sayCells,
} from './grid-cells.ts'

/** What was changed of a row: what was seen of it, and what it is to be. */
export type GridChange = {
  id: string
  seen: KeptRow
  year?: number | null
  price?: number
  discount?: Reduction | null
  stock?: number
  isOnSale?: boolean
}

/** Why a cell cannot be read. */
export type CellFault = 'year' | 'price' | 'reduction' | 'days' | 'count'

export type GridSheet = {
  rows: GridChange[]
  faults: Record<string, CellFault>
  /** The cells that are not what was seen, by the names of their fields. */
  touched: Map<string, string>
}

/** Reads a posted grid: only what differs from what was seen is a change. */
export function readGrid(entries: readonly Entry[]): GridSheet {
  const values = new Map(entries)
  const sheet: GridSheet = { rows: [], faults: {}, touched: new Map() }
  for (const [name, text] of entries) {
    const [, id] = /^vu-([A-Za-z0-9_-]{1,64})$/.exec(name) ?? []
    const seen = id === undefined ? undefined : readSeen(text)
    if (id !== undefined && seen)
      readRow(sheet, { id, seen, texts: textsOf(values, id), isAsked: (column) => values.has(`${column}-${id}`) })
  }
  return sheet
}

type Row = { id: string; seen: KeptRow; texts: CellTexts; isAsked: (column: GridColumn) => boolean }

function readRow(sheet: GridSheet, { id, seen, texts, isAsked }: Row): void {
  const known = sayCells(seen)
  const touched = gridColumns.filter((column) => texts[column] !== known[column] && (isAsked(column) || !isLeftOut(column)))
  if (touched.length === 0) return
  for (const column of touched) sheet.touched.set(`${column}-${id}`, texts[column])
  const row: GridChange = { id, seen }
  for (const part of new Set(touched.map((column) => partOf[column]))) {
    const why = readers[part](row, texts)
    if (why) sheet.faults[`${part}-${id}`] = why
  }
  if (Object.keys(row).length > 2) sheet.rows.push(row)
}

/** A sheet may have no cell for these. */
export const isLeftOut = (column: GridColumn) => column === 'stock' || column === 'annee'

/** A reduction and its days are read together. */
const partOf = {
  annee: 'annee',
  prix: 'prix',
  remise: 'remise',
  du: 'remise',
  au: 'remise',
  stock: 'stock',
  vente: 'vente',
} as const

type Reader = (row: GridChange, texts: CellTexts) => CellFault | undefined

/** Each writes what it reads into the row, or says why it cannot. */
const readers: Record<(typeof partOf)[GridColumn], Reader> = {
  annee: (row, texts) => {
    const year = readYear(texts.annee)
    if (year === undefined) return 'year'
    row.year = year
  },
  prix: (row, texts) => {
    const price = readPrice(texts.prix)
    if (price === undefined) return 'price'
    row.price = price
  },
  remise: (row, { remise, du, au }) => {
    const amount = readAmount(remise)
    if (amount === undefined) return 'reduction'
    if (amount === null && (du !== '' || au !== '')) return 'days'
    row.discount = amount && { ...amount, from: du || null, to: au || null }
  },
  stock: (row, texts) => {
    const stock = readCount(texts.stock)
    if (stock === undefined) return 'count'
    row.stock = stock
  },
  vente: (row, texts) => {
    row.isOnSale = texts.vente === 'oui'
    return undefined
  },
}

/** What the form itself has said; whoever sends something else in its place has changed nothing. */
function readSeen(text: string): KeptRow | undefined {
  try {
    const seen: KeptRow | null = JSON.parse(text)
    return typeof seen === 'object' && seen !== null ? seen : undefined
  } catch {
    return undefined
  }
}
