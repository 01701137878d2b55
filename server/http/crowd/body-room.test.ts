import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openBodyRoom } from './body-room.ts'

const limits = { ofPlace: 1000, ofAll: 1500, free: 10, coming: 3 }

test('threat 46: of the bodies on their way from one place the slowest gives way', async () => {
  const holdBody = openBodyRoom(limits)
  const bodies = Array.from({ length: 3 }, () => holdBody('192.0.2.7'))
  const elsewhere = holdBody('198.51.100.3')
  for (const body of [...bodies, elsewhere]) body.comes()
  for (const [at, body] of bodies.entries()) expect(body.takes(at === 1 ? 1 : 8)).toBe(true)
  await wait(2100)
  const last = holdBody('192.0.2.7')
  last.comes()
  expect([...bodies, elsewhere, last].map((body) => body.gaveWay())).toEqual([false, true, false, false, false])
  expect(bodies[1]?.ended.aborted).toBe(true)
  expect(bodies[1]?.takes(1)).toBe(false)
})

test('what has arrived is on its way no more, nor what was answered', () => {
  const holdBody = openBodyRoom(limits)
  const bodies = Array.from({ length: 20 }, () => holdBody('192.0.2.7'))
  for (const [at, body] of bodies.entries()) {
    body.comes()
    if (at % 2) body.arrives()
    else body.leave()
  }
  expect(bodies.some((body) => body.gaveWay())).toBe(false)
})

test('threat 46: what lies in memory is bounded by place and in all, and free again when it is answered', () => {
  const holdBody = openBodyRoom(limits)
  const first = holdBody('192.0.2.7')
  const second = holdBody('192.0.2.7')
  const third = holdBody('198.51.100.3')
  expect(first?.takes(910)).toBe(true)
  expect(second?.takes(10)).toBe(true)
  expect(second?.takes(200)).toBe(false)
  expect(third?.takes(611)).toBe(false)
  first?.leave()
  expect(holdBody('198.51.100.3').takes(610)).toBe(true)
})

test('threat 46: where strangers hold all the room with files that hardly come, theirs give way to one that comes', async () => {
  const holdBody = openBodyRoom(limits)
  const drips = [holdBody('192.0.2.7'), holdBody('192.0.2.8'), holdBody('192.0.2.8')]
  for (const body of drips) body.comes()
  for (const [at, bytes] of [400, 500, 510].entries()) drips[at]?.takes(bytes)
  const owners = holdBody('198.51.100.3')
  owners.comes()
  // Nobody can be called slow at first.
  expect(owners.takes(500)).toBe(false)
  await wait(4300)
  for (const body of drips) body.takes(1)
  await wait(2100)
  const again = holdBody('198.51.100.3')
  again.comes()
  expect(again.takes(500)).toBe(true)
  expect(drips.map((body) => body.gaveWay())).toEqual([false, true, false])
})
