import { expect, test } from 'vitest'
import { altIn, findMutePictures } from './mute-pictures.ts'

const library = (id: string) => ({ spoken: 'La cave', mute: ' ' })[id]

test('a picture is mute where neither its place nor the library has words for it, unless it is said to be decoration', () => {
  const body = [
    { type: 'image', picture: { image: 'mute' } },
    { type: 'image', picture: { image: 'mute', alt: 'Le chai' } },
    { type: 'image', picture: { image: 'spoken', alt: '' } },
    { type: 'image', picture: { image: 'mute', isDecor: true } },
    { type: 'columns', columns: [[{ type: 'gallery', pictures: [{ image: 'spoken' }, { image: 'mute', alt: '' }] }]] },
  ]
  expect(findMutePictures(body, library)).toEqual(['0.picture', '4.columns.0.0.pictures.1'])
})

test('words that nobody would hear are not asked for, nor those of a picture that is gone', () => {
  const hero = { type: 'hero', picture: { image: 'gone' }, tall: { image: 'mute' } }
  expect(findMutePictures([hero, { type: 'video', file: 'x', poster: { image: 'mute' } }], library)).toEqual([])
})

test('an empty text beside a picture gives way to the words of the library', () => {
  expect(altIn({ alt: '' }, 'La cave')).toBe('La cave')
  expect(altIn({ alt: 'Le chai' }, 'La cave')).toBe('Le chai')
  expect(altIn({ alt: 'Le chai', isDecor: true }, 'La cave')).toBe('')
})
