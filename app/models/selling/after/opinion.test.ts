import { expect, test } from 'vitest'
import { signAs } from './opinion.ts'

test('others read a first name and one letter of the last', () => {
  expect(signAs({ firstname: ' Éloïse ', lastname: 'ørsted' })).toBe('Éloïse Ø.')
  expect(signAs({ firstname: 'Nour', lastname: '' })).toBe('Nour')
  expect(signAs({ firstname: '', lastname: 'Vuillemin' })).toBe('V.')
})
