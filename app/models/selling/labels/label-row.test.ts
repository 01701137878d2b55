import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCarrierPhone } from './label-letters.ts'
import type { LabelParcel } from './label-parcel.ts'
import { findLabelProgram, labelPrograms } from './label-program.ts'
import { labelLayouts, toLabelRows, writeLabelRows } from './label-row.ts'

const parcel: LabelParcel = {
  reference: 'MDEQ-9XY8',
  service: '',
  company: '',
  firstname: 'Zoé',
  lastname: 'Lœuillet',
  address: '12, rue de l’Église',
  addressPart2: 'Bâtiment B',
  postalCode: '39600',
  city: 'Arbois',
  country: 'FR',
  phone: '+33 (0)6 39 98 00 11',
  email: 'zoe@exemple.test',
  point: null,
  grams: 8400,
  day: '2026-11-26',
}
const point = { name: 'Tabac de la gare', address: '1, avenue de la Gare', postalCode: '39100', city: 'Dole', country: 'FR' }
const pointCodes = { COLISSIMO: '012345', MONDIAL_RELAY: '12345', CHRONOPOST: '5436X', GLS: '2500375004' }

const rowOf = (program: (typeof labelPrograms)[number], more: Partial<LabelParcel> = {}) =>
  toLabelRows(program, [{ ...parcel, ...more }])[0]
const cellOf = (program: (typeof labelPrograms)[number], name: string, more: Partial<LabelParcel> = {}) =>
  rowOf(program, more)?.cells?.[labelLayouts[program].columns.findIndex((column) => column.name === name)]

describe('a row of a carrier’s file', () => {
  test('has as many columns as each program is known to read', () => {
    const counts = labelPrograms.map((program) => labelLayouts[program].columns.length)
    expect(counts).toEqual([35, 44, 37, 16])
  })

  test('never has a cell too long, a letter too strange, a sign that ends it, or one that a spreadsheet would carry out', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=1+1', '@x', '-A', 'a;b"c\r\nd', '東京', 'Œuf ß ÿ ½ €', 'x'.repeat(90)),
    )
    const anyParcel = fc.record({
      reference: fc.constantFrom('MDEQ-9XY8', 'AAAA-0001'),
      service: text,
      company: text,
      firstname: text,
      lastname: text,
      address: text,
      addressPart2: text,
      postalCode: fc.constantFrom('39600', '97400', 'SW1A 1AA'),
      city: text,
      country: fc.constantFrom('FR', 'BE', 'US'),
      phone: text,
      email: text,
      grams: fc.option(fc.nat(60_000)),
      day: fc.constant('2026-11-26'),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...labelPrograms),
        fc.array(anyParcel, { maxLength: 3 }),
        fc.boolean(),
        (program, some, isToPoint) => {
          const { columns, letters } = labelLayouts[program]
          const whole = some.map((one) => ({
            ...one,
            point: isToPoint ? { ...point, name: one.company, code: pointCodes[program] } : null,
          }))
          for (const row of toLabelRows(program, whole)) {
            if (!row.cells) continue
            expect(row.cells).toHaveLength(columns.length)
            for (const [at, cell] of row.cells.entries()) {
              expect(cell.length).toBeLessThanOrEqual(columns[at]?.most ?? 0)
              expect(cell).not.toMatch(/^[=+\-@\s]|[;"\p{Cc}]|\s$/u)
              expect(cell).toMatch(letters === 'CAPITALS' ? /^[\x20-\x60\x7b-\x7e]*$/ : /^[\x20-\x7e\u00a1-\u00ff]*$/)
              // One byte a letter, and the same letter in both tables of western Europe.
              for (const label of ['windows-1252', 'iso-8859-15'])
                expect(new TextDecoder(label).decode(Buffer.from(cell, 'latin1'))).toBe(cell)
            }
            expect(writeLabelRows([row.cells]).split(';')).toHaveLength(columns.length)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test('writes letters, numbers and weights as each program reads them', () => {
    expect(cellOf('COLISSIMO', 'NomDestinataire')).toBe('Loeuillet')
    expect(cellOf('COLISSIMO', 'Adresse1')).toBe("12, rue de l'Église")
    expect(cellOf('COLISSIMO', 'Poids')).toBe('8400')
    expect(cellOf('MONDIAL_RELAY', 'Nom')).toBe('LOEUILLET ZOE')
    expect(cellOf('MONDIAL_RELAY', 'Poids', { grams: 95 })).toBe('095')
    expect(cellOf('MONDIAL_RELAY', 'Ville', { city: 'Lyon 3' })).toBe('LYON')
    expect(cellOf('CHRONOPOST', 'Poids')).toBe('8.40')
    expect(cellOf('CHRONOPOST', 'Date d’envoi')).toBe('26/11/2026')
    expect(cellOf('GLS', 'ORDERWEIGHTTOT')).toBe('08.40')
    expect(['+33 6 39 98 00 11', '0033639980011', '06.39.98.00.11', '+41 79 123 45 67'].map(toCarrierPhone)).toEqual([
      '0639980011',
      '0639980011',
      '0639980011',
      '0041791234567',
    ])
    expect([cellOf('COLISSIMO', 'Portable'), cellOf('COLISSIMO', 'Telephone')]).toEqual(['0639980011', ''])
    expect([
      cellOf('COLISSIMO', 'Portable', { phone: '03 84 00 00 01' }),
      cellOf('COLISSIMO', 'Telephone', { phone: '03 84 00 00 01' }),
    ]).toEqual(['', '0384000001'])
  })

  test('chooses the product by where it goes, and the house’s own where it has written one', () => {
    const there = [{}, { point: { ...point, code: '' } }, { country: 'BE', postalCode: '1000' }, { postalCode: '97400' }]
    const products = (program: (typeof labelPrograms)[number], name: string) =>
      there.map((more) => cellOf(program, name, 'point' in more ? { point: { ...point, code: pointCodes[program] } } : more))
    expect(products('COLISSIMO', 'CodeProduit')).toEqual(['DOM', 'HD', 'DOS', 'COM'])
    expect(products('MONDIAL_RELAY', 'Mode de livraison')).toEqual(['HOM', '24R', 'HOM', 'HOM'])
    expect(products('CHRONOPOST', 'Produit')).toEqual(['13H', 'PR', 'EI', 'EI'])
    expect(products('GLS', 'PRODUCTNO')).toEqual(['2', '17', '1', '2'])
    expect(cellOf('COLISSIMO', 'CodeProduit', { service: 'DOS' })).toBe('DOS')
    expect(cellOf('COLISSIMO', 'LivraisonAvecSignature', { service: 'DOS' })).toBe('O')
    expect(cellOf('CHRONOPOST', 'Produit', { service: '18H' })).toBe('18H')
    expect(cellOf('COLISSIMO', 'CodePays', { postalCode: '97400' })).toBe('RE')
  })

  test('of a point has its code, and its address where the carrier goes by it', () => {
    const at = (program: (typeof labelPrograms)[number], name: string) =>
      cellOf(program, name, { point: { ...point, code: pointCodes[program] } })
    expect(at('COLISSIMO', 'CodePointRetrait')).toBe('012345')
    expect([at('MONDIAL_RELAY', 'Relais de livraison'), at('MONDIAL_RELAY', 'Pays du relais')]).toEqual(['012345', 'FR'])
    expect([at('CHRONOPOST', 'Société'), at('CHRONOPOST', 'Ville'), at('CHRONOPOST', 'Point relais')]).toEqual([
      'TABAC DE LA GARE',
      'DOLE',
      '5436X',
    ])
    expect([at('GLS', 'ORDERNAME'), at('GLS', 'CONTACT'), at('GLS', 'REFPR')]).toEqual([
      'Tabac de la gare',
      'Zoé Loeuillet',
      '2500375004',
    ])
  })

  test('is none where the program would refuse it, and says why', () => {
    const faultOf = (more: Partial<LabelParcel>, program: (typeof labelPrograms)[number] = 'COLISSIMO') =>
      rowOf(program, more)?.fault
    expect(faultOf({ point: { ...point, code: '' } })).toBe('point')
    expect(faultOf({ point: { ...point, code: pointCodes.CHRONOPOST } })).toBe('point')
    expect(faultOf({ grams: null })).toBe('weight')
    expect(faultOf({ grams: 30_001 })).toBe('heavy')
    expect(faultOf({ address: 'rue '.repeat(40) })).toBe('address')
    expect(faultOf({ lastname: '東京' })).toBe('letters')
    const many = toLabelRows(
      'MONDIAL_RELAY',
      Array.from({ length: 77 }, () => parcel),
    )
    expect(many.flatMap(({ fault }, at) => (fault ? [[at, fault]] : []))).toEqual([
      [75, 'full'],
      [76, 'full'],
    ])
  })

  test('an address too long for one line goes on in the next', () => {
    const address = '1204 bis, chemin rural des Grandes Vignes de la Montagne'
    expect([1, 2, 3].map((line) => cellOf('COLISSIMO', `Adresse${line}`, { address }))).toEqual([
      '1204 bis, chemin rural des Grandes',
      'Vignes de la Montagne',
      'Bâtiment B',
    ])
    expect([
      cellOf('MONDIAL_RELAY', 'Rue', { address, addressPart2: '' }),
      cellOf('MONDIAL_RELAY', 'Complément d’adresse', { address, addressPart2: '' }),
    ]).toEqual(['1204 BIS, CHEMIN RURAL DES', 'GRANDES VIGNES DE LA MONTAGNE'])
  })
})

test('a carrier’s program is known by its name, its service or where it tells of parcels', () => {
  const named = ['Colissimo domicile', 'Mondial Relay Locker', 'Chrono Relais', 'GLS', 'La Poste', 'Par la route', 'Anglset']
  expect(named.map((name) => findLabelProgram([name, '', '']))).toEqual([
    'COLISSIMO',
    'MONDIAL_RELAY',
    'CHRONOPOST',
    'GLS',
    'COLISSIMO',
    undefined,
    undefined,
  ])
  expect(findLabelProgram(['À domicile', 'DOM', 'https://www.laposte.fr/outils/suivre-vos-envois?code={numero}'])).toBe(
    'COLISSIMO',
  )
  expect(findLabelProgram(['Chronopost', '', 'https://www.laposte.fr/suivi?code={numero}'])).toBe('CHRONOPOST')
})
