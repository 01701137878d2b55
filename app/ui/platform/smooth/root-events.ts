import type { RootEventName, RootEvents } from '#app/models/platform/web/root-events.ts'
import { showToast } from '../overlays/toast.ts'
import { fetchPiece } from './piece.ts'

type Opener<N extends RootEventName> = (detail: RootEvents[N]) => void

/** What answers each event, fetched when it is asked for the first time. */
const openers: { [N in RootEventName]: () => Promise<Opener<N>> } = {
  'vitrine:viewer': async () => (await import('../overlays/viewer.ts')).openViewer,
  'vitrine:modal-open': async () => (await import('../overlays/modal.ts')).openModal,
  'vitrine:modal-close': async () => (await import('../overlays/modal.ts')).closeModal,
  // Always at hand: it also says that the network is gone.
  'vitrine:toast': async () => showToast,
}

/** Answers the root events until told to stop. */
export function answerRootEvents(): () => void {
  const stops = (Object.keys(openers) as RootEventName[]).map(answer)
  return () => {
    for (const stop of stops) stop()
  }
}

function answer<N extends RootEventName>(name: N): () => void {
  const open = async (event: Event) => {
    const { detail } = event as CustomEvent<RootEvents[N]>
    const opener = await fetchPiece(name, openers[name])
    opener?.(detail)
    if (detail && 'otherwise' in detail && !opener) detail.otherwise?.()
    if (detail && 'whenShown' in detail && opener) detail.whenShown?.()
  }
  document.addEventListener(name, open)
  return () => document.removeEventListener(name, open)
}
