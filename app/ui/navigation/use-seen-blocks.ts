import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { fetchPiece } from './piece.ts'

/** Where blocks slide into place once only, has those stand still that have done so. */
export function useSeenBlocks(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => {
    if (getComputedStyle(document.documentElement).getPropertyValue('--appear') === 'rise-once')
      void fetchPiece('seen-blocks', () => import('./seen-blocks.ts')).then((piece) => piece?.watchBlocks())
  }, [pathname])
}
