import { isPrivatePath } from '#app/models/private-path.ts'
import { onArrival } from './arrival.ts'
import { fetchPiece } from './piece.ts'

/** Loads what was agreed to of others; and should a page of one's own ever be reached in a document that has it, loads that page afresh without. */
export function loadOthers(): void {
  if (document.getElementById('third-parties'))
    void fetchPiece('third-parties', () => import('../third-parties/load.ts')).then((piece) => piece?.loadThirdParties())
  onArrival((path) => {
    if (document.documentElement.hasAttribute('data-third-parties') && isPrivatePath(path)) location.reload()
  })
}
