import { intentName } from '#app/models/platform/web/form-intent.ts'
import { openLoadingBar } from '#app/models/platform/web/loading-bar.ts'

const clock = {
  after: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/** The line over the page that tells of loading, and of its failure. */
export const loading = openLoadingBar((state) => document.querySelector('.loading')?.setAttribute('data-state', state), clock)

/** Tells of every request that fails or is refused, whoever made it, and of what screens load by themselves. */
export function watchLoading(): void {
  document.addEventListener('vitrine:loading', (event) =>
    (event as CustomEvent<boolean>).detail ? loading.start() : loading.finish(),
  )
  const plain = window.fetch
  window.fetch = async (...given) => {
    try {
      const answer = await plain(...given)
      if (answer.status >= 400 && !isQuestion(given[1])) loading.fail()
      return answer
    } catch (error) {
      if ((error as Error).name !== 'AbortError') loading.fail()
      throw error
    }
  }
}

/** What is said of one field while a form is filled in is no failure. */
function isQuestion({ body }: RequestInit = {}): boolean {
  return body instanceof URLSearchParams && body.has(intentName)
}
