/** Work that makes a page smaller and that nobody waits for. */
export type RecompressQueue = { add(work: () => Promise<void>): void; stop(): void; settled(): Promise<void> }

const mostWaiting = 100

/** One piece of work at a time: the threads it runs on are those of the disk and of passwords too. */
export function openRecompressQueue(onError: (error: unknown) => void): RecompressQueue {
  const waiting: (() => Promise<void>)[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work().catch(onError)
    running = undefined
  }

  return {
    add: (work) => {
      if (waiting.length >= mostWaiting) return
      waiting.push(work)
      running ??= run()
    },
    stop: () => {
      waiting.length = 0
    },
    settled: async () => running,
  }
}
