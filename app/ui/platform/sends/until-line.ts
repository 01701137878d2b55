/** How often a file is sent again whose line broke: about a minute long, and each time that the line comes back. */
const tries = 8

/** What was under way when the line broke has this long to come to its end. */
const underWay = 1500

type Sending<T> = {
  send: () => Promise<T | undefined>
  tellCut: () => void
  /** Whether it had come, and only its answer was lost: what is sent again would be there twice. */
  findCome?: () => Promise<T | undefined>
}

/** Sends until an answer comes; nothing where the line stays broken. */
export async function sendUntilAnswered<T>({ send, tellCut, findCome }: Sending<T>): Promise<T | undefined> {
  for (let at = 0; at < tries; at++) {
    const answer = (at > 0 && (await findCome?.())) || (await send())
    if (answer) return answer
    tellCut()
    await untilLine(2 ** at * 500)
    if (findCome) await new Promise((over) => setTimeout(over, underWay))
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
