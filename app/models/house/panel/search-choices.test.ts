import { expect, test } from 'vitest'
import type { Entry } from './field.ts'
import { pressedFor, readSearches, withoutSearches } from './search-choices.ts'

const form: Entry[] = [
  ['name', 'Savagnin'],
  ['images._cherche', ' vigne '],
  ['images._trouve', ''],
  ['gallery.2.image._cherche', 'cave'],
  ['gallery.2.image._trouve', 'cave'],
  ['tags._cherche', '  '],
]

test('what is looked for is told by its field, what was asked for last first', () => {
  const images = { field: 'images', name: 'images', words: 'vigne' }
  const image = { field: 'image', name: 'gallery.2.image', words: 'cave' }
  expect(readSearches(form)).toEqual([images, image])
  expect(readSearches([...form, ['_chercher', 'gallery.2.image']])).toEqual([image, images])
})

test('a form is sent for its list by the button of that list, or by Enter after new words', () => {
  expect(pressedFor(form)).toBeUndefined()
  expect(pressedFor([...form, ['_chercher', 'tags']])).toBe('tags')
  expect(pressedFor([...form, ['_entree', 'oui']])).toBe('images')
  const found = form.map(([name, text]): Entry => (name === 'images._trouve' ? [name, 'vigne'] : [name, text]))
  expect(pressedFor([...found, ['_entree', 'oui']])).toBeUndefined()
})

test('the words of a search are no part of what is saved', () => {
  expect(withoutSearches([...form, ['_chercher', 'images'], ['_entree', 'oui']])).toEqual([['name', 'Savagnin']])
})
