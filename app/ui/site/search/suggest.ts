import { element } from '../../platform/overlays/element.ts'
import type { Suggestion } from './suggestion.ts'

/** How long a visitor may pause between two letters, in milliseconds. */
const pause = 150
const shortest = 2

/** Puts a list of proposals under a field of the search, to be walked through by keyboard; the form goes on as ever. */
export function offerSuggestions(field: HTMLInputElement): void {
  const { form, parentElement: place } = field
  if (!form || !place || field.getAttribute('role') === 'combobox') return
  const id = `${field.id}-list`
  const list = element('div', { id, class: 'proposals', role: 'listbox', 'aria-label': field.dataset.suggest ?? '', hidden: '' })
  const attributes = { role: 'combobox', 'aria-controls': id, 'aria-autocomplete': 'list', 'aria-expanded': 'false' }
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  field.autocomplete = 'off'
  place.append(list)

  const show = (isShown: boolean) => {
    list.hidden = !isShown
    field.setAttribute('aria-expanded', String(isShown))
    if (!isShown) mark(undefined)
  }
  const mark = (option: Element | undefined) => {
    for (const one of list.children) one.setAttribute('aria-selected', String(one === option))
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }
  const ask = openAsking(form.action, (proposals) => {
    list.replaceChildren(...proposals.map((proposal, at) => toOption(proposal, `${id}-${at}`)))
    show(proposals.length > 0 && document.activeElement === field)
  })

  field.addEventListener('input', () => ask(field.value.trim()))
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      show(false)
    }
    const marked = list.querySelector<HTMLElement>('[aria-selected=true]')
    if (event.key === 'Enter' && marked) {
      event.preventDefault()
      marked.click()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || list.hidden) return
    event.preventDefault()
    mark(next([...list.children], marked, step))
  })
  // The field keeps the focus while a proposal is pointed at.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', () => show(false))
  form.addEventListener('submit', () => show(false))
  field.addEventListener('blur', () => show(false))
  if (field.value.trim()) ask(field.value.trim())
}

/** The option a step further in a ring that has the field itself between its end and its beginning. */
function next(options: Element[], marked: Element | null, step: number): Element | undefined {
  const places = options.length + 1
  const at = marked ? options.indexOf(marked) + 1 : 0
  return options[((at + step + places) % places) - 1]
}

/** A wine shows its bottle and its price; the whole option is one link. */
function toOption({ href, title, label, price, picture }: Suggestion, id: string): HTMLElement {
  const size = picture && { width: String(picture.width), height: String(picture.height) }
  const bottle = picture ? [element('img', { src: picture.src, alt: '', ...size })] : []
  const words = element('span', { class: 'proposal' }, title, ' ', element('span', { class: 'small muted' }, label))
  const cost = price ? [' ', element('strong', { class: 'num' }, price)] : []
  return element('a', { id, href, role: 'option', tabindex: '-1', 'aria-selected': 'false' }, ...bottle, words, ...cost)
}

/** Asks when the typing rests; only the answer to the last question counts. */
function openAsking(action: string, tell: (proposals: Suggestion[]) => void): (asked: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = new AbortController()
  return (asked) => {
    clearTimeout(timer)
    underWay.abort()
    underWay = new AbortController()
    const { signal } = underWay
    if (asked.length < shortest) return tell([])
    timer = setTimeout(async () => {
      try {
        const answer = await fetch(`${action}/suggestions?${new URLSearchParams({ q: asked })}`, { signal })
        const proposals = answer.ok ? ((await answer.json()) as Suggestion[]) : []
        if (!signal.aborted) tell(proposals)
      } catch {
        // Without proposals the field works as ever.
      }
    }, pause)
  }
}
