import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Flash } from '../overlays/flash.ts'
import { forgetWay, rememberWay, resumeWay } from './recover-navigation.ts'

/** Tells the script of all pages what the router of a screen does: that it loads, that another page is there, what an act has to say. */
export function ScreenSteps({ flash }: { flash: Flash | undefined }) {
  const { pathname } = useLocation()
  const { state, location: going, formMethod = 'GET' } = useNavigation()
  const last = useRef(pathname)
  const isUnderway = useRef(false)

  useEffect(resumeWay, [])
  useEffect(() => {
    if (going && formMethod === 'GET') rememberWay(going.pathname + going.search)
    else if (isUnderway.current) forgetWay()
    isUnderway.current = going !== undefined
  }, [going, formMethod])
  useEffect(() => tell('vitrine:loading', state !== 'idle'), [state])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    tell('vitrine:arrived', true)
  }, [pathname])
  useEffect(() => {
    if (flash) tell('vitrine:toast', { ...flash, kind: 'done' })
  }, [flash])
  return null
}

function tell(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(name, { detail }))
}
