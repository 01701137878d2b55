import { expect, test } from 'vitest'
import { readCommand } from './read-command.ts'
import { readNewWine, readWineBrief } from './read-wine-brief.ts'

const year = 'vintages.0.year'
const capacity = 'vintages.0.capacity'
const unit = 'vintages.0.capacityUnit'
const stock = 'vintages.0.stock'
const alcohol = 'facts.alcohol'

test.each([
  [
    'Cuvée Marthe rouge 2022 75 cl 12,50 € 13 % 120 bouteilles',
    'Cuvée Marthe rouge',
    { kind: 'rouge', [year]: '2022', [capacity]: '75', price: '12,50', [alcohol]: '13', [stock]: '120' },
  ],
  ['120 bouteilles, 13.5% vol. ; 9 euros ; Le Silence', 'Le Silence', { [stock]: '120', [alcohol]: '13,5', price: '9' }],
  [
    'Crémant du Jura brut 1,5 l 38,00',
    'Crémant du Jura brut',
    { kind: 'bulles', [capacity]: '1,5', [unit]: 'L', price: '38,00' },
  ],
  ['Vin jaune 2016 62 cl 36€', 'Vin jaune', { kind: 'jaune', [year]: '2016', [capacity]: '62', price: '36' }],
  ['Les 3 Coteaux 2021 à 11', 'Les 3 Coteaux', { [year]: '2021', price: '11' }],
  ['Trois ans de fût à la cave 8,90', 'Trois ans de fût à la cave', { price: '8,90' }],
  ['Blanche-Neige 2020', 'Blanche-Neige', { [year]: '2020' }],
  ['Trousseau 2023 15\u00a0€', 'Trousseau', { [year]: '2023', price: '15' }],
])('%s', (line, name, facts) => expect(readWineBrief(line)).toEqual({ name, facts }))

test.each(['', '   ', 'Cuvée Marthe', '2022 12,50 €', ', ; 13 %'])('« %s » tells no wine', (line) =>
  expect(readWineBrief(line)).toBeUndefined(),
)

test.each([
  ['nouveau vin Cuvée Marthe 2022 12,50 €', 'Cuvée Marthe'],
  ['Ajouter un vin : Éphémère 2023', 'Éphémère'],
  ['nouveau vin jaune 2016 36 €', 'Vin jaune'],
  ['nouvelle cuvée Marthe 12 €', 'Cuvée Marthe'],
  ['nouvelle bière Blonde du pré 3,20 €', 'Blonde du pré'],
  ['nouvelle bière de Noël 3,80 €', 'Bière de Noël'],
  ['ajouter un fromage blanc 2,50 €', 'Fromage blanc'],
  ['nouveau livre : Le Chemin des crêtes 19,90 €', 'Le Chemin des crêtes'],
])('%s is asked for by its name', (text, name) => {
  expect(readNewWine(text)?.name).toBe(name)
  expect(readCommand(text, '2026-12-10')).toMatchObject({ act: 'wine', wine: { name } })
})

test('what else is made, and wines that are there, are asked for as before', () => {
  expect(readCommand('nouveau vin', '2026-12-10')).toEqual({ act: 'make', what: 'vin' })
  expect(readCommand('nouvelle page', '2026-12-10')).toEqual({ act: 'make', what: 'page' })
  expect(readCommand('ajouter un code de 10 %', '2026-12-10')).toMatchObject({ act: 'make' })
  expect(readCommand('prix du Bal des geais', '2026-12-10')).toMatchObject({ act: 'price' })
})
