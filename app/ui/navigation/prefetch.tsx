import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { type Connection, mayPrefetch } from '#app/models/prefetch.ts'
import { pathOfLink } from './path-of-link.ts'

/** How long a pointer rests on a link before it is meant, in milliseconds. */
const rest = 80

/** Fetches the page of a link that a visitor is about to follow. */
export function Prefetch() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasTyped = false
    const note = () => {
      hasTyped = true
    }
    const consider = ({ target }: Event) => {
      clearTimeout(timer)
      const path = pathOfLink(target)
      const { connection } = navigator as { connection?: Connection }
      // A piece of script that cannot be fetched makes the router load the page anew: once at most, and not while there are words in it.
      const isSafe = navigator.onLine && !hasTyped && !wasReloaded()
      if (path && isSafe && mayPrefetch(path, connection)) timer = setTimeout(setPage, rest, path)
    }
    const moments = ['pointerover', 'focusin', 'touchstart'] as const
    for (const moment of moments) document.addEventListener(moment, consider, { passive: true })
    document.addEventListener('input', note)
    return () => {
      for (const moment of moments) document.removeEventListener(moment, consider)
      document.removeEventListener('input', note)
    }
  }, [])
  return page && <PrefetchPageLinks page={page} />
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}
