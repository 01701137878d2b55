import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('an error of many says what each was, without what could name a person', () => {
  const lines: string[] = []
  const log = openLog({ write: (text) => lines.push(text), level: 'errors' })
  const under = new Error('no such table', { cause: new Error('marie@exemple.test is not an address') })
  log.error(new AggregateError([under, 'a word'], 'a job failed for 1 of 1 sites'), { job: 'keep_terms' })
  const { job, message, because } = JSON.parse(lines.join('')) as Record<string, unknown>
  expect({ job, message }).toEqual({ job: 'keep_terms', message: 'a job failed for 1 of 1 sites' })
  expect(because).toHaveLength(3)
  expect(String(because)).toContain('Error: no such table')
  expect(String(because)).not.toContain('marie@')
})
