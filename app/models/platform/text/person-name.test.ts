import { expect, test } from 'vitest'
import { isName } from './person-name.ts'

test('names of any script pass, pictures and mere figures do not', () => {
  const names = ['Agathe', 'Jean-Noël', 'O’Brien', 'N’Guyễn', '山田', 'Saint-Étienne 2', 'Œuvre', 'M.']
  const others = ['🍷', 'Agathe 🍇', '🇫🇷', '❤️', '12', '--', '']
  expect([names.filter((name) => !isName(name)), others.filter(isName)]).toEqual([[], []])
})
