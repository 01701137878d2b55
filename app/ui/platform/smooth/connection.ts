import { navigation } from '#app/texts/platform/navigation.ts'
import { ask } from '../overlays/ask.ts'

/** Says that the network is gone, and keeps what is on the screen from being given up for an error. */
export function watchConnection(): void {
  const tell = () => {
    const notice = document.getElementById('connection')
    notice?.classList.toggle('offline', !navigator.onLine)
    if (notice) notice.textContent = navigator.onLine ? '' : navigation.offline
  }
  addEventListener('offline', tell)
  addEventListener('online', () => {
    tell()
    ask('vitrine:toast', { text: navigation.online, kind: 'done' })
  })
  if (!navigator.onLine) tell()
  document.addEventListener('click', holdBack, true)
  document.addEventListener('submit', holdBack, true)
}

function holdBack(event: Event): void {
  const isMeant = event.type === 'submit' || (event.target instanceof Element && event.target.closest('a[href]') !== null)
  if (navigator.onLine || !isMeant) return
  event.preventDefault()
  event.stopPropagation()
  ask('vitrine:toast', { text: navigation.waiting, kind: 'bad' })
}
