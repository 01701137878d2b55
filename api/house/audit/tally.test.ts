import { expect, test } from 'vitest'
import { openTally } from './tally.ts'

test('however much one look finds, the first of each rule are named and all are counted', () => {
  const tally = openTally(2)
  for (let count = 0; count < 1000; count += 1) tally.add({ rule: count % 4 === 0 ? 'I5' : 'I7', what: `${count}` })
  expect(tally.listNamed().map(({ rule, what }) => `${rule} ${what}`)).toEqual(['I5 0', 'I7 1', 'I7 2', 'I5 4'])
  expect([...tally.counts]).toEqual([
    ['I5', 250],
    ['I7', 750],
  ])
})
