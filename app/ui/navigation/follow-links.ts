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
      holdPlace()
      const how = { preventScrollReset: form.hasAttribute('data-stay') }
      const sent = event.submitter instanceof HTMLButtonElement ? event.submitter : form
      void inTurn(form, () => submit(sent, how))
    }
    document.addEventListener('click', follow)
    document.addEventListener('submit', send)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('submit', send)
    }
  }, [navigate, submit])
}

/**
 * Acts on the cart wait for one another, in all tabs: two that came at once where there is no cart yet would each
 * open one, and the browser would keep the later alone.
 */
function inTurn(form: HTMLFormElement, send: () => Promise<void>): Promise<void> {
  const isOfCart = new URL(form.action).pathname.startsWith('/panier/')
  // A site without https has no locks.
  return isOfCart && navigator.locks ? navigator.locks.request('cart', send) : send()
}

let watch: MutationObserver | undefined

/** The body of the page may be written anew below the keyboard: it stands at the fault then, or where it stood. */
function holdPlace(): void {
  const page = document.getElementById('contenu')
  const held = document.activeElement?.id
  watch?.disconnect()
  watch = new MutationObserver(() => {
    watch?.disconnect()
    const find = (what: string) => page?.querySelector<HTMLElement>(what)
    const fault = find('[aria-invalid]') ?? find('[role=alert]')
    const place = fault ?? (held && document.activeElement === document.body ? document.getElementById(held) : null)
    place?.focus({ preventScroll: !fault })
  })
  // The body of another address is another element: what changes is what the page holds.
  if (page) watch.observe(page, { childList: true, subtree: true })
}

/** A click that wants the link itself, not a new tab, and that nothing else has taken. */
function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
