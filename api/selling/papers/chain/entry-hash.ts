import { hash } from 'node:crypto'
import { type BookEntry, spellBookEntry } from '#app/models/selling/money/book-entry.ts'

/** The hash of an entry of the signed chain, which covers all entries before it. */
export function hashEntry(entry: BookEntry, previous: string): string {
  return hash('sha256', spellBookEntry(entry, previous))
}
