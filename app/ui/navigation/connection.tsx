import { useEffect, useSyncExternalStore } from 'react'
import { navigation } from '#app/texts/navigation.ts'
import { ask } from '../overlays/root-events.ts'
import { pathOfLink } from './path-of-link.ts'

/** Says that the network is gone, and keeps what is on the screen from being given up for an error. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine, assumed)
  useEffect(() => {
    if (isOnline) return
    const hold = (event: Event) => {
      if (event.type === 'click' && pathOfLink(event.target) === undefined) return
      event.preventDefault()
      event.stopPropagation()
      ask('vitrine:toast', { text: navigation.waiting, kind: 'bad' })
    }
    document.addEventListener('click', hold, true)
    document.addEventListener('submit', hold, true)
    return () => {
      document.removeEventListener('click', hold, true)
      document.removeEventListener('submit', hold, true)
      ask('vitrine:toast', { text: navigation.online, kind: 'done' })
    }
  }, [isOnline])
  return (
    <div aria-live="polite" className={isOnline ? undefined : 'offline'}>
      {isOnline ? null : navigation.offline}
    </div>
  )
}

function watch(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

function assumed(): boolean {
  return true
}
