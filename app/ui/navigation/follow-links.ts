import { useEffect } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { enlarge } from '../overlays/enlarge.ts'
import { pathOfLink } from './path-of-link.ts'

/** Lets the plain links and forms of a page's body change the page without loading a document. */
export function useFollowedLinks(): void {
  const navigate = useNavigate()
  const submit = useSubmit()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      const picture = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enlarge]') : null
      if (picture) return enlarge(picture, event)
      const to = pathOfLink(event.target)
      if (to === undefined) return
      event.preventDefault()
      void navigate(to)
    }
    const send = (event: SubmitEvent) => {
      const form = event.target
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.hasAttribute('data-smooth')) return
      event.preventDefault()
      void submit(event.submitter instanceof HTMLButtonElement ? event.submitter : form)
    }
    document.addEventListener('click', follow)
    document.addEventListener('submit', send)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('submit', send)
    }
  }, [navigate, submit])
}

/** A click that wants the link itself, not a new tab, and that nothing else has taken. */
function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
