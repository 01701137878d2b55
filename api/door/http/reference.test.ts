import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { rows } from '../../contract/index.ts'
import { describeInSteps } from '../openapi/openapi.ts'
import { answerOpenApi, answerReference } from './reference.ts'

/** How often others have their turn before an answer is there. */
async function countTurns(answer: Promise<Response>): Promise<number> {
  let isThere = false
  const seen = answer.then(() => {
    isThere = true
  })
  let turns = 0
  for (; !isThere; turns += 1) await setImmediate()
  await seen
  return turns
}

test.each([
  ['the description of the API', answerOpenApi],
  ['the API’s page', answerReference],
])('others have their turn at each call while %s is written for the first time', async (_what, answer) => {
  expect(await countTurns(answer())).toBeGreaterThanOrEqual(rows.length)
  expect(await countTurns(answer())).toBeLessThan(10)
})

test('what is written by and by is what is written at once', async () => {
  const steps = describeInSteps()
  let step = steps.next()
  while (!step.done) step = steps.next()
  expect(await (await answerOpenApi()).json()).toEqual(JSON.parse(JSON.stringify(step.value)))
})
