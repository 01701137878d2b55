import type { Entry } from '../panel/field.ts'
import { readNumbers, readTicked } from './round-numbers.ts'
import { readStockRows } from './stock-lines.ts'

/** The field of a form that says what its sending is called. */
export const sendingName = 'envoi'
/** The field that says whose form it is, where it was kept on a machine first. */
export const personName = 'personne'
/** The field that marks a form of a page that was opened without a line. */
export const copyName = 'copie'
/** The field of a round that names an order as not begun yet. */
export const freshName = 'nouvelle'

/** What may be sent from the cellar's desks: a count of the stock, orders that are begun, orders that have left. */
export const keptActs = ['stock', 'commencer', 'expedier'] as const
export type KeptAct = (typeof keptActs)[number]

/** A form of these desks that waits on the machine; what of it clashed once it was sent, if anything. */
export type KeptSend = {
  id?: number
  /** Who wrote it, as pages of the panel say it. */
  person: string
  act: KeptAct
  entries: Entry[]
  at: number
  left?: Clash[]
}

/** What of a form did not go through: a stock by its numbers, all else by a sentence. */
export type Clash = { id: string; name: string } & ({ seen: number; counted: number; now: number } | { says: string })

/** What the house answers to a form that waited. */
export type KeptAnswer = { left: Clash[] }

/** How much a form of these desks changes. */
export function countChanges(act: KeptAct, entries: readonly Entry[]): number {
  if (act === 'stock') return readStockRows(entries).length
  if (act === 'expedier') return readNumbers(entries).size
  const ticked = readTicked(entries)
  return entries.filter(([name, value]) => name === freshName && ticked.has(value)).length
}

/** The part of a posted sheet that is about one of its lines, and why it was written. */
export function pickOfSheet(entries: readonly Entry[], id: string): Entry[] {
  const fields = ['vu', 'avant', 'stock', 'seuil', 'vendu', 'vente'].map((field) => `${field}-${id}`)
  return entries.filter(([name]) => fields.includes(name) || name === 'sorte' || name === 'motif')
}

/** All the rest of it. */
export function dropOfSheet(entries: readonly Entry[], id: string): Entry[] {
  const gone = new Set(pickOfSheet(entries, id).map(([name]) => name))
  return entries.filter(([name]) => name === 'sorte' || name === 'motif' || !gone.has(name))
}
