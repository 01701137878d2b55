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
      if (dropSecondClick(event) || !isPlainClick(event)) return
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
      if (form.hasAttribute('data-sending')) return
      holdPlace()
      const how = { preventScrollReset: form.hasAttribute('data-stay') }
      const sent = event.submitter instanceof HTMLButtonElement ? event.submitter : form
      void markSending(
        form,
        inTurn(form, () => submit(sent, how)),
      )
    }
    document.addEventListener('click', follow)
    document.addEventListener('submit', send)
    document.addEventListener('change', sendAtOnce)
    return () => {
      document.removeEventListener('change', sendAtOnce)
      document.removeEventListener('click', follow)
      document.removeEventListener('submit', send)
    }
  }, [navigate, submit])
}

/** What is ticked or chosen in a form that only narrows a list is asked for at once; what is typed waits for its end. */
function sendAtOnce({ target }: Event): void {
  const isChoice = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
  if (isChoice && target.form?.hasAttribute('data-at-once')) target.form.requestSubmit()
}

/**
 * Acts on the cart wait for one another, in all tabs: two that came at once where there is no cart yet would each
 * open one, and the browser would keep the later alone.
 */
function inTurn(form: HTMLFormElement, send: () => Promise<void>): Promise<void> {
  const isOfCart = new URL(form.action).pathname.startsWith('/panier/')
  // A site without https has no locks.
  if (!isOfCart || !navigator.locks) return send()
  let isSent = false
  const sendOnce = () => {
    isSent = true
    return send()
  }
  // A browser that keeps nothing for the site refuses locks, too: the act is not to be lost for that.
  return navigator.locks.request('cart', sendOnce).catch((refusal) => {
    if (isSent) throw refusal
    return sendOnce()
  })
}

const addingPath = '/panier/ajouter'

/** The second click of a double one is no second wish. */
function dropSecondClick(event: MouseEvent): boolean {
  if (event.detail < 2 || !isOfAdding(event.target)) return false
  event.preventDefault()
  return true
}

function isOfAdding(target: EventTarget | null): boolean {
  const form = target instanceof Element ? target.closest('button')?.form : null
  return form?.getAttribute('action') === addingPath
}

/** What adds to the cart is sent once at a time, and shows that it is on its way. */
async function markSending(form: HTMLFormElement, sent: Promise<void>): Promise<void> {
  if (form.getAttribute('action') !== addingPath) return sent
  const button = form.querySelector('[type=submit]')
  form.setAttribute('data-sending', '')
  button?.setAttribute('aria-disabled', 'true')
  button?.setAttribute('aria-busy', 'true')
  try {
    await sent
  } finally {
    form.removeAttribute('data-sending')
    button?.removeAttribute('aria-disabled')
    button?.removeAttribute('aria-busy')
  }
}

const reachable = 'a, button, input, select, textarea'

let watch: MutationObserver | undefined

/** The body of the page may be written anew below the keyboard: it stands at the fault then, or where it stood. */
function holdPlace(): void {
  const page = document.getElementById('contenu')
  const held = document.activeElement?.id
  const rank = page && document.activeElement ? [...page.querySelectorAll(reachable)].indexOf(document.activeElement) : -1
  const { pathname } = location
  watch?.disconnect()
  watch = new MutationObserver(() => {
    watch?.disconnect()
    const find = (what: string) => page?.querySelector<HTMLElement>(what)
    const fault = find('[aria-invalid]') ?? find('[role=alert]')
    const isLost = document.activeElement === document.body
    // What had no name stands where it stood; what is gone has left a place to stand at.
    const ranked = pathname === location.pathname ? page?.querySelectorAll<HTMLElement>(reachable)[rank] : undefined
    const same = held ? document.getElementById(held) : ranked
    const place = fault ?? (isLost ? (same ?? find('[data-land]')) : null)
    place?.focus({ preventScroll: !fault })
  })
  // The body of another address is another element: what changes is what the page holds.
  if (page) watch.observe(page, { childList: true, subtree: true })
}

/** A click that wants the link itself, not a new tab, and that nothing else has taken. */
function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
