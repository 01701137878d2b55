const mostTime = 30_000

/** A page made for one visitor stays with that visitor; bytes that their address names for ever are everyone's. */
export function markPersonal(response: Response): Response {
  if (isForEver(response)) return response
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Vary', 'Accept-Encoding, Cookie')
  return new Response(response.body, { status: response.status, headers })
}

/** Whether an answer's address changes with its content, as a theme's does. */
export function isForEver(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.headers.has('Set-Cookie') &&
    /\bimmutable\b/.test(response.headers.get('Cache-Control') ?? '')
  )
}

/** What the router answers when its own error page has failed. */
export function isLastResort(response: Response): boolean {
  return response.status === 500 && (response.headers.get('Content-Type') ?? 'text/plain').startsWith('text/plain')
}

/** Gives up on an answer that does not come, however long what was asked took to arrive: its connection has a pace to keep. */
export async function withinTime<T>(answer: Promise<T>, isComing = () => false): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const wait = () => {
      timer = setTimeout(() => (isComing() ? wait() : reject(new Error(`no answer within ${mostTime} ms`))), mostTime).unref()
    }
    wait()
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
