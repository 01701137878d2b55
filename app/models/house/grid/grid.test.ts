import { expect, test } from 'vitest'
import type { Entry } from '../panel/field.ts'
import { settleMany } from './change-many.ts'
import { type KeptRow, readAmount, readPrice, sayCells, toCell } from './grid-cells.ts'
import { readGrid } from './read-grid.ts'

const kept: KeptRow = { year: 2022, price: 1650, discount: null, stock: 12, isOnSale: true }

/** A posted grid of two rows, `a` and `b`, with what was typed over them. */
function post(typed: Record<string, string>, without: readonly string[] = []): Entry[] {
  const rows = ['a', 'b'].flatMap((id): Entry[] => {
    const { vente: _, ...texts } = sayCells(kept)
    const cells = Object.entries(texts).map(([column, text]): Entry => [`${column}-${id}`, text])
    return [[`vu-${id}`, JSON.stringify(kept)], ...cells, [`vente-${id}`, 'oui']]
  })
  const stays = rows.filter(([name]) => !without.includes(name) && typed[name] === undefined)
  return [...stays, ...Object.entries(typed)]
}

test('cells are read as people type them and as spreadsheets copy them', () => {
  expect(['12,50 €', '1 250,00 €', '12.5', '', 'offert', '-3'].map(readPrice)).toEqual([
    1250,
    125_000,
    1250,
    undefined,
    undefined,
    undefined,
  ])
  expect(['10 %', '10%', '1,50 €', '', '10', '0 %', '2,5 %'].map(readAmount)).toEqual([
    { type: 'PERCENTAGE', amount: 10 },
    { type: 'PERCENTAGE', amount: 10 },
    { type: 'EURO', amount: 150 },
    null,
    undefined,
    undefined,
    undefined,
  ])
  expect(['2023', '', '23', 'jeune'].map((text) => toCell('annee', text))).toEqual(['2023', '', undefined, undefined])
  expect(toCell('vente', 'Non')).toBe('non')
  expect(toCell('vente', 'peut-être')).toBe(undefined)
  expect(toCell('du', '1/3/2026')).toBe('2026-03-01')
  expect(toCell('du', '31/02/2026')).toBe(undefined)
  expect(toCell('prix', ' 12,5 € ')).toBe('12,50')
  expect(toCell('stock', '1 200')).toBe('1200')
})

test('only what differs from what was seen is a change, and what cannot be read is told beside its cell', () => {
  expect(readGrid(post({})).rows).toEqual([])
  const sheet = readGrid(post({ 'prix-a': '17', 'stock-b': 'douze', 'remise-b': '10 %', 'au-b': '2026-03-21' }, ['vente-a']))
  expect(sheet.rows).toEqual([
    { id: 'a', seen: kept, price: 1700, isOnSale: false },
    { id: 'b', seen: kept, discount: { type: 'PERCENTAGE', amount: 10, from: null, to: '2026-03-21' } },
  ])
  expect(sheet.faults).toEqual({ 'stock-b': 'count' })
  expect(Object.fromEntries(sheet.touched)).toMatchObject({ 'prix-a': '17', 'vente-a': 'non', 'stock-b': 'douze' })
  const years = readGrid(post({ 'annee-a': '2023', 'annee-b': '23' }))
  expect([years.rows, years.faults]).toEqual([[{ id: 'a', seen: kept, year: 2023 }], { 'annee-b': 'year' }])
  expect(readGrid(post({ 'annee-a': '' })).rows).toEqual([{ id: 'a', seen: kept, year: null }])
  expect(readGrid(post({}, ['annee-a'])).rows).toEqual([])
  expect(readGrid(post({ 'du-a': '2026-03-01' })).faults).toEqual({ 'remise-a': 'days' })
  // A form that says something else of what was seen changes nothing.
  expect(
    readGrid([
      ['vu-a', 'null'],
      ['prix-a', '1'],
    ]).rows,
  ).toEqual([])
})

test('an act for many rows writes into the cells of those that are marked, and is asked for once', () => {
  const done = (typed: Record<string, string>) => {
    const { entries, fault } = settleMany(post(typed))
    return fault ?? readGrid(entries).rows.map(({ seen: _, ...row }) => row)
  }
  const marked = { 'choix-b': 'on' }
  expect(done({ ...marked, acte: 'prix', combien: '3 %', arrondi: '10' })).toEqual([{ id: 'b', price: 1700 }])
  expect(done({ ...marked, acte: 'prix', combien: '−0,40 €', arrondi: '50' })).toEqual([{ id: 'b', price: 1600 }])
  expect(done({ ...marked, acte: 'hors' })).toEqual([{ id: 'b', isOnSale: false }])
  const reduced = { acte: 'remise', combien: '10 %', 'acte-du': '2026-03-01', 'acte-au': '2026-03-21', tout: 'on' }
  const discount = { type: 'PERCENTAGE', amount: 10, from: '2026-03-01', to: '2026-03-21' }
  expect(done(reduced)).toEqual([
    { id: 'a', discount },
    { id: 'b', discount },
  ])
  expect(done({ acte: 'hors' })).toBe('acte')
  expect(done({ ...marked, acte: 'prix', combien: '3' })).toBe('combien')
  const { entries } = settleMany(post({ ...marked, acte: 'prix', combien: '3 %' }))
  expect(entries.filter(([name]) => name === 'acte' || name.startsWith('choix'))).toEqual([])
})
