import { expect, it } from 'vitest'
import { readMark } from './award-mark.ts'

it.each([
  ['Médaille d’or', 'Or'],
  ["médaille d'argent", 'Argent'],
  ['Grande médaille de bronze', 'Bronze'],
  ['17/20', '17/20'],
  ['17,5 sur 20', '17,5/20'],
  ['92 / 100', '92/100'],
])('reads what %j says at a glance', (title, said) => {
  const mark = readMark(title)
  expect(`${mark?.large}${mark?.small}`).toBe(said)
})

it.each(['Coup de cœur', 'Médaille d’honneur', '3 étoiles', '2024', ''])('invents nothing: %j', (title) => {
  expect(readMark(title)).toBeUndefined()
})
