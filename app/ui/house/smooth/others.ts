import { isPrivatePath } from '#app/models/platform/web/private-path.ts'
import { onArrival } from '../../platform/smooth/arrival.ts'
import { fetchPiece } from '../../platform/smooth/piece.ts'

/** Loads what was agreed to of others; and should a page of one's own ever be reached in a document that has it, loads that page afresh without. */
export function loadOthers(): void {
  if (document.getElementById('third-parties'))
    void fetchPiece('third-parties', () => import('../../site/third-parties/load.ts')).then((piece) => piece?.loadThirdParties())
  onArrival((path) => {
    if (document.documentElement.hasAttribute('data-third-parties') && isPrivatePath(path)) location.reload()
  })
}
