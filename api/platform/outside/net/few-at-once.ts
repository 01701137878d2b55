/** Lets so many pieces of work run at a time; the others wait for their turn in the order they came. */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < most) running += 1
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // A turn is handed on, so that nobody who comes in between takes it.
      if (next) next()
      else running -= 1
    }
  }
}
