import { expect, test } from 'vitest'
import { type BarLook, shareMenu } from './menu-room.ts'

const look: BarLook = { name: 'Trois Coteaux', logoSize: 52, fontSize: 14, isSerif: true, isCapitals: false, room: 'beside' }
const entry = (label: string, children: string[] = []) => ({ label, icon: '', children })
const nine = [
  ...['Accueil', 'Nos vins', 'Le domaine'].map((label) => entry(label)),
  entry('La vigne', ['Nos sols']),
  ...['Le caveau', 'Visites'].map((label) => entry(label)),
  ...['Carnet', 'Pratique'].map((label) => entry(label, ['x'])),
  entry('Contact'),
]

test('what has no room in the bar comes when there is room, and all of it where the bar is wide', () => {
  const places = shareMenu(nine, look)
  expect(places.slice(0, 4)).toEqual(['always', 'always', 'always', 'always'])
  expect(places.at(-1)).toBe('xl')
  expect(places).not.toContain('never')
})

test('few entries stand in every bar; many, long or in capitals wait among the others', () => {
  expect(shareMenu(nine.slice(0, 3), look)).toEqual(['always', 'always', 'always'])
  const more = [...nine, ...nine]
  expect(shareMenu(more, look).at(-1)).toBe('never')
  expect(shareMenu(nine, { ...look, isCapitals: true }).at(-1)).toBe('never')
  expect(shareMenu(nine, { ...look, room: 'whole' }).at(-1)).toBe('always')
  expect(shareMenu(nine, { ...look, room: 'half' }).slice(0, 3)).toEqual(['always', 'always', 'always'])
})
