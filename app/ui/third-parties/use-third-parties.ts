import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isPrivatePath } from '#app/models/private-path.ts'
import { fetchPiece } from '../navigation/piece.ts'

/** Loads what was agreed to; and should a page of one's own ever be reached in a document that has it, loads that page afresh without. */
export function useThirdParties(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (document.getElementById('third-parties'))
      void fetchPiece('third-parties', () => import('./load.ts')).then((piece) => piece?.loadThirdParties())
  }, [])
  useEffect(() => {
    if (document.documentElement.hasAttribute('data-third-parties') && isPrivatePath(pathname)) location.reload()
  }, [pathname])
}
