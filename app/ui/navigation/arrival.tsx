import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { forgetWay, rememberWay, resumeWay } from './lost-way.ts'

/** After a page has changed without a document: its title is said, and the keyboard stands at its beginning. */
export function Arrival() {
  const { pathname, hash } = useLocation()
  const { location: going, formMethod = 'GET' } = useNavigation()
  const last = useRef(pathname)
  const isUnderway = useRef(false)
  const [said, say] = useState('')

  useEffect(resumeWay, [])
  useEffect(() => {
    if (going && formMethod === 'GET') rememberWay(going.pathname + going.search)
    else if (isUnderway.current) forgetWay()
    isUnderway.current = going !== undefined
  }, [going, formMethod])

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    say(document.title)
    const main = document.getElementById('contenu')
    if (hash || main?.contains(document.activeElement)) return
    main?.setAttribute('tabindex', '-1')
    // A page that opens on a field does so without a document too.
    const place = main?.querySelector<HTMLElement>('[autofocus]') ?? main
    place?.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p className="sr-only" aria-live="assertive">
      {said}
    </p>
  )
}
