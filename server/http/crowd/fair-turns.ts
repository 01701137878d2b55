import { setImmediate as heard } from 'node:timers/promises'
import { blockOf } from '#api/platform/limits/address-block.ts'

/** Who waits for a turn of one place; whoever has begun goes on before others begin, for what it holds is free the sooner. */
type Queue = { running: number; goOn: (() => void)[]; begin: (() => void)[] }

/** The turn of one piece of work. */
export type Turn = {
  /** Gives it on: the work waits for somebody else now. */
  rest(): void
  /** Waits for another one. */
  resume(): Promise<void>
}

/** How many answers are made for one place at once, and after how long one that is still waited for counts no more. */
const usual = { most: 4, patience: 1000 }

/**
 * Makes answers for each place in turn: whoever asks for a hundred at once waits for them among their own, and nobody else does.
 * What waits for a body gives its turn on until that is there; what waits for a bank keeps it for no longer than a moment.
 */
export function openFairTurns({ most, patience } = usual) {
  const places = new Map<string, Queue>()

  /** Waits for a turn, and answers what ends it. */
  async function takeTurn(name: string, connection: 'goOn' | 'begin'): Promise<() => void> {
    const place = places.get(name) ?? { running: 0, goOn: [], begin: [] }
    places.set(name, place)
    if (place.running < most) place.running += 1
    else await new Promise<void>((resolve) => place[connection].push(resolve))
    // Much of the work never waits: whatever has come meanwhile, from anybody, is heard before it begins.
    await heard()
    return startTurn(name, place)
  }

  function startTurn(name: string, place: Queue): () => void {
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(limit)
      const next = place.goOn.shift() ?? place.begin.shift()
      if (next) return next()
      place.running -= 1
      if (place.running === 0) places.delete(name)
    }
    const limit = setTimeout(end, patience)
    return end
  }

  return async <T>(client: string, work: (turn: Turn) => Promise<T>): Promise<T> => {
    const name = blockOf(client)
    let isDone = false
    let end = await takeTurn(name, 'begin')
    const resume = async () => {
      end()
      end = await takeTurn(name, 'goOn')
      // Nobody may have waited for it to the end.
      if (isDone) end()
    }
    try {
      return await work({ rest: () => end(), resume })
    } finally {
      isDone = true
      end()
    }
  }
}

export type InTurn = ReturnType<typeof openFairTurns>
