import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Lets a page's popups open; what it takes is fetched only where there are some. */
export function usePopups(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (document.querySelector('[data-popup]')) void import('./show-popups.ts').then(({ showPopups }) => showPopups(pathname))
  }, [pathname])
}
