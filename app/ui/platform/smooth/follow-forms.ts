import { goTo } from './go-to.ts'
import { inTurn } from './in-turn.ts'

/** Lets forms that say so change the page without a document of its own. */
export function followForms(): void {
  document.addEventListener('click', dropSecondClick)
  document.addEventListener('change', sendAtOnce)
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.hasAttribute('data-smooth')) return
    event.preventDefault()
    if (form.hasAttribute('data-sending')) return
    const act = () => send(form, event.submitter)
    void markSending(form, new URL(form.action).pathname.startsWith('/panier/') ? inTurn(act) : act())
  })
}

/** Sends a form as the browser would. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = new FormData(form, submitter)
  const isAct = form.getAttribute('action') === addingPath
  const forget = isAct ? nameAct(fields) : undefined
  const url = new URL(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href, location.href)
  const isStaying = form.hasAttribute('data-stay')
  const isFiles = form.enctype === 'multipart/form-data'
  const words = () => new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  const body = isFiles ? fields : words()
  if (form.method === 'post') {
    if (await goTo(url, { body, isStaying, isAct })) forget?.()
    return
  }
  url.search = words().toString()
  await goTo(url, { isStaying })
}

/** What is ticked or chosen in a form that only narrows a list is asked for at once; what is typed waits for its end. */
function sendAtOnce({ target }: Event): void {
  const isChoice = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')
  // In a sheet that lies over the page one chooses all one wants, and sends it then.
  if (isChoice && target.form?.hasAttribute('data-at-once') && !isSheet(target.form)) target.form.requestSubmit()
}

function isSheet(form: HTMLFormElement): boolean {
  return CSS.supports('selector(:popover-open)') && form.matches(':popover-open')
}

const addingPath = '/panier/ajouter'

/** The second click of a double one is no second wish. */
function dropSecondClick(event: MouseEvent): void {
  const form = event.target instanceof Element ? event.target.closest('button')?.form : null
  if (event.detail > 1 && form?.getAttribute('action') === addingPath) event.preventDefault()
}

/** The names of acts whose answer has not come, by what they ask for. */
const unanswered = new Map<string, string>()

/**
 * Names an act that adds to the cart, for its page is shared and can name none. Until its answer has come, whatever asks for the
 * same is the same act: so it may be sent once more when the answer is lost. Gives back what forgets it.
 */
function nameAct(fields: FormData): () => void {
  if (fields.has('acte')) return () => {}
  const wish = [...fields].join()
  const act = unanswered.get(wish) ?? Date.now().toString(36) + Math.random().toString(36).slice(2)
  unanswered.set(wish, act)
  fields.set('acte', act)
  return () => unanswered.delete(wish)
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
