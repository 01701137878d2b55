import { expect, test } from 'vitest'
import { adviseBlock } from './advise-block.ts'

const none = () => ''

test('a picture that says nothing to who cannot see it is told of, wherever in the block it stands', () => {
  const card = (picture: object) => ({ type: 'cards', title: 'Vins', cards: [{ title: 'Rouge', text: '', picture }] })
  expect(adviseBlock(card({ image: 'x1' }), none)).toEqual([{ is: 'alt' }])
  expect(adviseBlock(card({ image: 'x1', alt: 'Un verre' }), none)).toEqual([])
  expect(adviseBlock(card({ image: 'x1' }), () => 'Une cave')).toEqual([])
  expect(adviseBlock({ type: 'title', text: 'Sans image' }, none)).toEqual([])
})

test('words that the law on alcohol minds are told of, and those that it asks for are not', () => {
  const say = (text: string) => adviseBlock({ type: 'title', text }, none)
  expect(say('Un vin bon pour la santé')).toEqual([{ is: 'law', word: 'bon pour la sante' }])
  expect(say('La séduction des coteaux')).toEqual([{ is: 'law', word: 'seduction' }])
  expect(say('L’abus d’alcool est dangereux pour la santé, à consommer avec modération.')).toEqual([])
  expect(say('Un chardonnay élevé douze mois en fût, récolté à la main.')).toEqual([])
})

test('words that a rule of selling minds are told of as well, a popup’s by its own', () => {
  const block = { type: 'title', text: 'Nos vins, neutres en carbone' }
  expect(adviseBlock(block, none)).toEqual([{ is: 'words', rule: 'carbon' }])
  expect(adviseBlock(block, none, 'popup')).toEqual([
    { is: 'words', rule: 'popupWine' },
    { is: 'words', rule: 'carbon' },
  ])
})

test('what stands in a field that a site has declared is read, whatever the field is called', () => {
  const own = (values: object) => adviseBlock({ type: 'own', name: 'cuve', air: 'airy', width: 'full', values }, none)
  for (const name of ['air', 'width', 'url'])
    expect(own({ [name]: 'La séduction' }), name).toEqual([{ is: 'law', word: 'seduction' }])
  expect(own({ air: 'neutre en carbone' })).toEqual([{ is: 'words', rule: 'carbon' }])
})
