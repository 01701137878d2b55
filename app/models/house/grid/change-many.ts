import type { Entry } from '../panel/field.ts'
import { readHundredths } from '../panel/read-fields.ts'
import { type CellTexts, gridColumns, readAmount, readPrice, sayAmount, sayPrice } from './grid-cells.ts'

/** What can be done with many rows at once. */
export const manyActs = ['prix', 'remise', 'vente', 'hors'] as const

/** To how many cents a changed price is rounded. */
export const roundings = ['1', '10', '50'] as const

/** The fields that say what to do with the rows that are marked. */
export const manyFields = ['acte', 'combien', 'arrondi', 'acte-du', 'acte-au', 'tout'] as const

/** An act as it was typed. */
export type Many = Record<(typeof manyFields)[number], string>

/** Reads what was typed of an act. */
export function readMany(text: (name: string) => string): Many {
  return {
    acte: text('acte'),
    combien: text('combien'),
    arrondi: text('arrondi'),
    'acte-du': text('acte-du'),
    'acte-au': text('acte-au'),
    tout: text('tout'),
  }
}

/** A row after an act, or nothing where what was typed of the act cannot be read. */
export function changeRow(row: CellTexts, many: Many): CellTexts | undefined {
  const act = manyActs.find((one) => one === many.acte)
  if (act === 'vente' || act === 'hors') return { ...row, vente: act === 'vente' ? 'oui' : 'non' }
  if (act === 'prix') return changePrice(row, many)
  const amount = act && readAmount(many.combien)
  if (amount === undefined) return undefined
  if (amount === null) return { ...row, remise: '', du: '', au: '' }
  return { ...row, remise: sayAmount(amount), du: many['acte-du'], au: many['acte-au'] }
}

/** By so many percent or euros, down where a minus stands before; a price that cannot be read stays as it is. */
function changePrice(row: CellTexts, { combien, arrondi }: Many): CellTexts | undefined {
  const [, sign = '', said = ''] = /^([+−-]?)\s*(.*)$/.exec(combien.trim()) ?? []
  const step = readHundredths(said)
  if (typeof step !== 'number' || !/[€%]$/.test(said)) return undefined
  const price = readPrice(row.prix)
  if (price === undefined) return row
  const change = (sign === '' || sign === '+' ? 1 : -1) * (said.endsWith('%') ? (price * step) / 10_000 : step)
  const unit = Number(roundings.find((one) => one === arrondi) ?? 1)
  return { ...row, prix: sayPrice(Math.max(0, Math.round((price + change) / unit) * unit)) }
}

type Settled = { entries: Entry[]; fault?: 'acte' | 'combien' }

/** Does what was asked for the marked rows, as if each cell had been typed; once done it is asked for no more. */
export function settleMany(entries: readonly Entry[]): Settled {
  const values = new Map(entries)
  const text = (name: string) => values.get(name)?.trim() ?? ''
  const many = readMany(text)
  if (many.acte === '') return { entries: [...entries] }
  const ids = entries.flatMap(([name]) => /^vu-(.+)$/.exec(name)?.[1] ?? [])
  const marked = ids.filter((id) => many.tout !== '' || values.has(`choix-${id}`))
  if (marked.length === 0) return { entries: [...entries], fault: 'acte' }
  const typed = new Map<string, string>()
  for (const id of marked) {
    const changed = changeRow(textsOf(values, id), many)
    if (!changed) return { entries: [...entries], fault: 'combien' }
    for (const column of gridColumns) typed.set(`${column}-${id}`, changed[column])
  }
  const kept = entries.filter(([name]) => !typed.has(name) && !isOfAct(name))
  const written = [...typed].filter(([name, said]) => !name.startsWith('vente-') || said === 'oui')
  return { entries: [...kept, ...written.filter(([name]) => values.has(name) || !/^(?:stock|annee)-/.test(name))] }
}

/** The cells of a row as they were sent; an empty box is not. */
export function textsOf(values: ReadonlyMap<string, string>, id: string): CellTexts {
  const text = (name: string) => values.get(`${name}-${id}`)?.trim() ?? ''
  const vente = values.has(`vente-${id}`) ? 'oui' : 'non'
  return {
    annee: text('annee'),
    prix: text('prix'),
    remise: text('remise'),
    du: text('du'),
    au: text('au'),
    stock: text('stock'),
    vente,
  }
}

function isOfAct(name: string): boolean {
  return name.startsWith('choix-') || manyFields.some((field) => field === name)
}
