import { expect, test } from 'vitest'
import { keepByWords } from './keep-by-words.ts'

test('what reads the same is made once, and what reads otherwise is made anew', () => {
  const made: string[] = []
  const keep = keepByWords<number>()
  const ask = (...words: string[]) => keep(words, () => made.push(words.join('/')))
  expect([ask('a', 'b'), ask('a', 'c'), ask('a', 'b'), ask('ab', '')]).toEqual([1, 2, 1, 3])
  expect(made).toEqual(['a/b', 'a/c', 'ab/'])
})

test('what is asked for again and again stays, and what is not gives way: never more than two shelves are kept', () => {
  const made: string[] = []
  const keep = keepByWords<number>(10)
  const ask = (word: string) => keep([word], () => made.push(word))
  for (let turn = 0; turn < 100; turn += 1) {
    ask('often')
    ask(`once ${turn}`)
  }
  expect(made.filter((word) => word === 'often')).toHaveLength(1)
  ask('once 99')
  ask('once 1')
  expect(made).toHaveLength(102)
})
