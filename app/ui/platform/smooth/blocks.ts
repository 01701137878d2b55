import { onArrival } from './arrival.ts'
import { fetchPiece } from './piece.ts'

/** Where blocks slide into place once only, has those stand still that have done so. */
export function watchSeenBlocks(): void {
  const watch = () => {
    if (getComputedStyle(document.documentElement).getPropertyValue('--appear') === 'rise-once')
      void fetchPiece('seen-blocks', () => import('./seen-blocks.ts')).then((piece) => piece?.watchBlocks())
  }
  // The site's own style sheet says what is wanted, and may come after this script.
  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch)
  onArrival((_, isOther) => isOther && watch())
}
