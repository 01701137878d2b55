import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HistoryEntry, noHash, spellEntry } from './order-history.ts'
import { formatReference, readReference } from './order-reference.ts'
import { findExpiry } from './order-terms.ts'

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })

test('a reference is read back however it is typed, and has no letter that could be taken for another', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const reference = formatReference(random)
      if (reference === undefined) return
      expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
      expect(readReference(` ${reference.toLowerCase().replace('-', ' ')} `)).toBe(reference)
    }),
  )
})

test('no letter of a reference comes oftener than another, and too few fair bytes give none', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 240; byte += 1) {
    const letter = formatReference(Uint8Array.from({ length: 8 }, () => byte))?.[0] ?? ''
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 30 }, () => 8))
  expect(formatReference(Uint8Array.from({ length: 12 }, () => 255))).toBeUndefined()
})

test('what is no reference is read as none', () => {
  for (const typed of ['', '7KQ2-M9X', '7KQ2-M9XO', '7KQ2-M9XD2', '1111-1111', 'x'.repeat(9000)])
    expect(readReference(typed)).toBeUndefined()
})

test('an order waits for its money as long as its means asks, one paid on collection from its slot on', () => {
  const terms = { cardMinutes: 35, transferDays: 7, chequeDays: 15, collectionDays: 3 }
  const now = new Date('2026-03-01T10:00:00.000Z')
  const slot = new Date('2026-03-07T17:00:00.000Z')
  const of = (means: Parameters<typeof findExpiry>[0]) => findExpiry(means, terms, { now, slot }).toISOString()
  expect(of('CARD')).toBe('2026-03-01T10:35:00.000Z')
  expect(of('TRANSFER')).toBe('2026-03-08T10:00:00.000Z')
  expect(of('CHEQUE')).toBe('2026-03-16T10:00:00.000Z')
  expect(of('ON_COLLECTION')).toBe('2026-03-10T17:00:00.000Z')
})

test('no two entries of a history are spelled alike', () => {
  const entry = fc.record<HistoryEntry>({
    order: fc.string(),
    step: fc.nat(),
    machine: fc.constantFrom('order', 'payment', 'fulfilment'),
    from: fc.string(),
    to: fc.string(),
    by: fc.constantFrom('buyer', 'owner', 'provider', 'clock'),
    amount: fc.integer(),
    detail: fc.string(),
    at: fc.string(),
  })
  fc.assert(
    fc.property(entry, entry, fc.string(), (one, other, previous) => {
      const isSame = JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
      expect(spellEntry(one, previous) === spellEntry(other, previous)).toBe(isSame)
      expect(spellEntry(one, previous) === spellEntry(one, noHash)).toBe(previous === noHash)
    }),
  )
})
