import { expect, test } from 'vitest'
import { chooseService } from './current-service.ts'

type Service = { id: string; slug: string }

/** Answers these services, one after the other, and keeps what was asked. */
function counter(...answers: Service[]) {
  const asked: string[] = []
  const fetch = async (id: string) => {
    asked.push(id)
    return answers[asked.length - 1] ?? { id: 'none', slug: 'none' }
  }
  return { asked, fetch }
}

const visit = { id: '1', slug: 'visite' }
const meal = { id: '2', slug: 'repas' }

test('[T-08] a fetched service becomes the current one if its id is the one asked for', async () => {
  const { asked, fetch } = counter(visit, visit)
  expect(await chooseService('1', fetch)).toBe(visit)
  expect(await chooseService('visite', fetch)).toBe(visit)
  expect(asked).toEqual(['1', 'visite'])
})

test('[T-08] when another one comes there is no current one, and it is fetched again', async () => {
  const { asked, fetch } = counter(visit, meal)
  expect(await chooseService('2', fetch)).toBe(meal)
  expect(asked).toEqual(['2', '2'])
  const wrong = counter(visit, visit)
  expect(await chooseService('3', wrong.fetch)).toBe(undefined)
  expect(wrong.asked).toEqual(['3', '3'])
})
