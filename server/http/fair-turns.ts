import { setImmediate as heard } from 'node:timers/promises'
import { blockOf } from '#api/accounts/address-block.ts'

type Place = { running: number; waiting: (() => void)[] }

/** How many answers are made for one place at once, and after how long one that is still waited for counts no more. */
const usual = { most: 4, patience: 1000 }

/**
 * Makes answers for each place in turn: whoever asks for a hundred at once waits for them among their own, and nobody else does.
 * What waits for others itself, a long upload or a bank, keeps its place from going on for no longer than a moment.
 */
export function openFairTurns({ most, patience } = usual) {
  const places = new Map<string, Place>()

  function begin(name: string, place: Place): () => void {
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(limit)
      const next = place.waiting.shift()
      if (next) return next()
      place.running -= 1
      if (place.running === 0) places.delete(name)
    }
    const limit = setTimeout(end, patience)
    return end
  }

  return async <T>(client: string, work: () => Promise<T>): Promise<T> => {
    const name = blockOf(client)
    const place = places.get(name) ?? { running: 0, waiting: [] }
    places.set(name, place)
    if (place.running < most) place.running += 1
    else await new Promise<void>((resolve) => place.waiting.push(resolve))
    // Much of the work never waits: whatever has come meanwhile, from anybody, is heard before it begins.
    await heard()
    const end = begin(name, place)
    try {
      return await work()
    } finally {
      end()
    }
  }
}

export type InTurn = ReturnType<typeof openFairTurns>
