import { expect, test } from 'vitest'
import { checkAnswers } from './form-answers.ts'
import { type FieldType, type FormField, findLooseCondition, isVisibleField } from './form-field.ts'

const field = (id: string, type: FieldType, more: Partial<FormField> = {}): FormField => ({
  id,
  label: id,
  type,
  isRequired: false,
  choices: [],
  help: '',
  min: null,
  max: null,
  value: '',
  calendar: '',
  showIf: null,
  ...more,
})
const faultOf = (one: FormField, said: string | boolean | string[]) =>
  checkAnswers([one], { [one.id]: said }, []).faults[one.id]?.code

test.each<[FieldType, Partial<FormField>, string | boolean | string[], string | undefined]>([
  ['TEXT', { max: 3 }, 'quatre', 'too_long'],
  ['TEXT', { min: 3 }, 'ab', 'too_short'],
  ['TEXT', {}, 'x'.repeat(501), 'too_long'],
  ['LONG_TEXT', {}, 'x'.repeat(501), undefined],
  ['EMAIL', {}, 'marie@exemple', 'format'],
  ['EMAIL', {}, 'marie@exemple.test', undefined],
  ['PHONE', {}, 'appelez-moi', 'format'],
  ['PHONE', {}, '+33 3 53 01 24 68', undefined],
  ['NUMBER', { min: 1, max: 24 }, '0', 'too_small'],
  ['NUMBER', { min: 1, max: 24 }, '25', 'too_large'],
  ['NUMBER', {}, '1e3', 'number'],
  ['NUMBER', {}, '2.5', 'number'],
  ['DATE', {}, '2026-02-30', 'format'],
  ['DATE', {}, '2026-02-28', undefined],
  ['CHOICE', { choices: ['a'] }, 'b', 'choice'],
  ['CHOICES', { choices: ['a', 'b'] }, ['a', 'c'], 'choice'],
  ['CHOICES', { choices: ['a', 'b'] }, ['a', 'b'], undefined],
  ['CONSENT', {}, 'non', 'choice'],
  ['CONSENT', { isRequired: true }, false, 'required'],
  ['CONSENT', { isRequired: true }, true, undefined],
  ['TEXT', { isRequired: true }, '   ', 'required'],
  ['CHOICES', { isRequired: true, choices: ['a'] }, [], 'required'],
])('a field of kind %s with %j takes %j: %s', (type, more, said, code) => {
  expect(faultOf(field('f', type, more), said)).toBe(code)
})

test('a hidden field says what its owner wrote, whatever is sent', () => {
  const hidden = field('source', 'HIDDEN', { value: 'salon' })
  expect(checkAnswers([hidden], { source: 'pirate' }, []).kept).toEqual([{ field: 'source', label: 'source', value: 'salon' }])
})

test('what nobody asked is neither needed nor kept, through any chain of conditions', () => {
  const fields = [
    field('qui', 'CHOICE', { choices: ['ami', 'entreprise'], isRequired: true }),
    field('societe', 'TEXT', { isRequired: true, showIf: { field: 'qui', is: 'entreprise' } }),
    field('tva', 'TEXT', { isRequired: true, showIf: { field: 'societe', is: 'EARL' } }),
  ]
  const friend = checkAnswers(fields, { qui: 'ami', societe: 'EARL', tva: 'FR1' }, [])
  expect([friend.faults, friend.kept.map(({ field: id }) => id)]).toEqual([{}, ['qui']])
  expect(checkAnswers(fields, { qui: 'entreprise' }, []).faults).toEqual({ societe: { code: 'required' } })
  expect(Object.keys(checkAnswers(fields, { qui: 'entreprise', societe: 'EARL' }, []).faults)).toEqual(['tva'])
})

test('a box and a list of choices can be conditions too', () => {
  const box = field('box', 'CONSENT')
  const list = field('list', 'CHOICES', { choices: ['a', 'b'] })
  const onBox = field('x', 'TEXT', { showIf: { field: 'box', is: 'oui' } })
  const onList = field('y', 'TEXT', { showIf: { field: 'list', is: 'b' } })
  const fields = [box, list, onBox, onList]
  expect([true, false].map((said) => isVisibleField(onBox, fields, { box: said }))).toEqual([true, false])
  expect([['a'], ['a', 'b']].map((said) => isVisibleField(onList, fields, { list: said }))).toEqual([false, true])
})

test('a condition leads to a field before it, so that none goes round in a ring', () => {
  const a = field('a', 'TEXT', { showIf: { field: 'b', is: '1' } })
  const b = field('b', 'TEXT', { showIf: { field: 'a', is: '1' } })
  expect([findLooseCondition([a, b]), findLooseCondition([{ ...a, showIf: null }, b])]).toEqual(['a', undefined])
  expect(isVisibleField(a, [a, b], { a: '1', b: '1' })).toBe(false)
})

test('a field that the form does not have, a file for a field that takes none, or a name of JavaScript’s own is refused', () => {
  const fields = [field('nom', 'TEXT'), field('photo', 'FILE', { isRequired: true })]
  expect(checkAnswers(fields, { nom: 'a', autre: 'b' }, ['nom', 'photo']).faults).toEqual({
    autre: { code: 'unknown' },
    nom: { code: 'unknown' },
  })
  expect(checkAnswers(fields, JSON.parse('{"__proto__":"x"}'), ['photo']).faults).toHaveProperty(['__proto__'])
  expect(checkAnswers(fields, {}, []).faults).toEqual({ photo: { code: 'required' } })
})
