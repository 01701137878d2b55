import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { fetchPiece } from '../navigation/piece.ts'

/** Lets a page's popups open; what it takes is fetched only where there are some. */
export function usePopups(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const popups = document.querySelectorAll<HTMLElement>('[data-popup]')
    if (popups.length === 0) return
    void fetchPiece('popups', () => import('./show-popups.ts')).then((piece) => {
      if (piece) piece.showPopups(pathname)
      // They stay what they are without script: notices that lead to what they say.
      else for (const popup of popups) popup.dataset.plain = ''
    })
  }, [pathname])
}
