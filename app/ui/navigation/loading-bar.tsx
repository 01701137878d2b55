import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { type BarState, openLoadingBar } from '#app/models/loading-bar.ts'

const clock = {
  after: (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/** A line over the page that tells of loading, and of its failure. */
export function LoadingBar() {
  const { state } = useNavigation()
  const [shown, show] = useState<BarState>('hidden')
  const [bar] = useState(() => openLoadingBar(show, clock))
  useEffect(() => (state === 'idle' ? bar.finish() : bar.start()), [state, bar])
  useEffect(() => watchRequests(bar.fail), [bar])
  return <div className="loading" data-state={shown} aria-hidden="true" />
}

/** Tells of every request that fails or is refused, whoever made it. */
function watchRequests(tell: () => void): () => void {
  const plain = window.fetch
  window.fetch = async (...given) => {
    try {
      const answer = await plain(...given)
      if (answer.status >= 400) tell()
      return answer
    } catch (error) {
      if ((error as Error).name !== 'AbortError') tell()
      throw error
    }
  }
  return () => {
    window.fetch = plain
  }
}
