import { expect, test } from 'vitest'
import { type CurrentService, chooseService } from './current-service.ts'

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
  const current: CurrentService<Service> = { service: undefined }
  const { asked, fetch } = counter(visit)
  expect(await chooseService(current, '1', fetch)).toBe(visit)
  expect(current.service).toBe(visit)
  expect(await chooseService(current, 'visite', fetch)).toBe(visit)
  expect(asked).toEqual(['1'])
})

test('[T-08] when another one comes the current one is cleared, and it is fetched again', async () => {
  const current: CurrentService<Service> = { service: visit }
  const { asked, fetch } = counter(visit, meal)
  expect(await chooseService(current, '2', fetch)).toBe(meal)
  expect([asked, current.service]).toEqual([['2', '2'], meal])
  const wrong = counter(visit, visit)
  expect(await chooseService(current, '3', wrong.fetch)).toBe(undefined)
  expect([wrong.asked, current.service]).toEqual([['3', '3'], undefined])
})
