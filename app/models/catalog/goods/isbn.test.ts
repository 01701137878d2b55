import { expect, test } from 'vitest'
import { readIsbn } from './isbn.ts'

test('a book is known by its number, however it is written', () => {
  expect(readIsbn('978-2-07-036822-8')).toBe('9782070368228')
  expect(readIsbn('2 07 036822 x')).toBe('207036822X')
  expect(readIsbn('H-1')).toBeUndefined()
  expect(readIsbn('3760123456783')).toBeUndefined()
})
