/** How often a file is sent again whose line broke: about a minute long, and each time that the line comes back. */
const tries = 8

type Sending<T> = {
  send: () => Promise<T | undefined>
  tellCut: () => void
}

/** Sends until an answer comes; nothing where the line stays broken. What had come though its answer was lost is known to the site. */
export async function sendUntilAnswered<T>({ send, tellCut }: Sending<T>): Promise<T | undefined> {
  for (let at = 0; at < tries; at++) {
    const answer = await send()
    if (answer) return answer
    tellCut()
    await untilLine(2 ** at * 500)
  }
  return undefined
}

function untilLine(longest: number): Promise<void> {
  return new Promise((over) => {
    const timer = setTimeout(end, Math.min(longest, 20_000))
    function end(): void {
      clearTimeout(timer)
      removeEventListener('online', end)
      over()
    }
    addEventListener('online', end)
  })
}
