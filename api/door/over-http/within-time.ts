/** Waits for an answer no longer than this; then the request is given up, and the wait ends whatever the request does. */
export async function withinTime<T>(limit: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    // Not AbortSignal.timeout: a Request holds its signal weakly, and one that is collected never fires.
    timer = setTimeout(() => {
      reject(new Error('no answer in time'))
      controller.abort()
    }, limit)
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
