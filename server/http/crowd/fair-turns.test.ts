import { setImmediate as anotherTurn, setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openFairTurns } from './fair-turns.ts'

/** Work that takes the processor, and counts how much of its kind is under way. */
function makeWork() {
  const counts = { running: 0, most: 0, done: 0 }
  const work = async () => {
    counts.running += 1
    counts.most = Math.max(counts.most, counts.running)
    await anotherTurn()
    counts.running -= 1
    counts.done += 1
  }
  return { counts, work }
}

describe('answers are made for each place in turn', () => {
  test('threat 17: whoever asks for hundreds at once waits among their own, and another is answered before them', async () => {
    const inTurn = openFairTurns({ most: 4, patience: 10_000 })
    const { counts, work } = makeWork()
    const crowd = Promise.all(Array.from({ length: 200 }, () => inTurn('192.0.2.7', work)))
    await inTurn('198.51.100.3', async () => {})
    expect(counts.done).toBe(0)
    await crowd
    expect(counts).toEqual({ running: 0, most: 4, done: 200 })
  })

  test('what others have sent is heard between two of them', async () => {
    const inTurn = openFairTurns({ most: 1, patience: 10_000 })
    const order: string[] = []
    const crowd = [1, 2, 3].map((n) => inTurn('192.0.2.7', async () => void order.push(`mine ${n}`)))
    await anotherTurn()
    await inTurn('198.51.100.3', async () => void order.push('theirs'))
    await Promise.all(crowd)
    expect(order.indexOf('theirs')).toBeLessThan(order.indexOf('mine 3'))
  })

  test('one that waits for a bank keeps the others of its place waiting for a moment only', async () => {
    const inTurn = openFairTurns({ most: 1, patience: 20 })
    const slow = inTurn('192.0.2.7', () => wait(400, 'slow'))
    expect(await Promise.race([slow, inTurn('192.0.2.7', async () => 'next')])).toBe('next')
    expect(await slow).toBe('slow')
  })

  test('one that fails gives its turn on', async () => {
    const inTurn = openFairTurns({ most: 1, patience: 10_000 })
    await expect(inTurn('192.0.2.7', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await inTurn('192.0.2.7', async () => 'next')).toBe('next')
  })

  test('threat 46: one that waits for a body keeps nobody of its place waiting, and goes on before others begin', async () => {
    const inTurn = openFairTurns({ most: 1, patience: 10_000 })
    const order: string[] = []
    let arrive = () => {}
    const body = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const post = inTurn('192.0.2.7', async (turn) => {
      turn.rest()
      await body
      await turn.resume()
      order.push('post')
    })
    await inTurn('192.0.2.7', async () => void order.push('page'))
    const others = ['second', 'third'].map((name) =>
      inTurn('192.0.2.7', async () => {
        if (name === 'second') arrive()
        await anotherTurn()
        order.push(name)
      }),
    )
    await Promise.all([post, ...others])
    expect(order).toEqual(['page', 'second', 'post', 'third'])
  })

  test('a turn that comes when nobody waits for it any more is given on', async () => {
    const inTurn = openFairTurns({ most: 1, patience: 10_000 })
    let resumed: Promise<void> | undefined
    await inTurn('192.0.2.7', async (turn) => {
      turn.rest()
      resumed = turn.resume()
    })
    await resumed
    expect(await inTurn('192.0.2.7', async () => 'next')).toBe('next')
  })
})
