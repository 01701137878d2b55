import { useEffect } from 'react'
import { useNavigate, useSubmit } from 'react-router'

/** Addresses that are no pages: the browser fetches them itself. */
const files = /^\/(api|images|fonts|theme|assets|art|e-label|healthz|readyz)(\/|$)|\.[a-z0-9]{2,5}$/

/** Lets the plain links and forms of a page's body change the page without loading a document. */
export function useFollowedLinks(): void {
  const navigate = useNavigate()
  const submit = useSubmit()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = pathOf(event)
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

/** The path of this site that a click wants, unless it wants something the browser does better. */
function pathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.hasAttribute('data-reload')) return
  const { origin, pathname, search, hash } = new URL(link.href)
  const isHere = pathname === location.pathname && search === location.search && hash !== ''
  if (origin !== location.origin || isHere || files.test(pathname)) return
  return pathname + search + hash
}
