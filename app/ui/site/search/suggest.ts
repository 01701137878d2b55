import { addresses } from '#app/models/platform/web/addresses.ts'
import { proposalTexts } from '#app/texts/site/proposals.ts'
import { element } from '../../platform/overlays/element.ts'
import { openAsking } from './ask-suggestions.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * Puts proposals under a field of the search: a plain list, for what can be put into the cart from it has a button of its own. Arrows
 * walk from the field through its links and back; the form goes on as ever.
 */
export function offerSuggestions(field: HTMLInputElement): void {
  const { form } = field
  const place = form?.parentElement
  if (!form || !place || place.querySelector('.proposals')) return
  const list = element('ul', { class: 'proposals', role: 'list', 'aria-label': field.dataset.suggest ?? '', hidden: '' })
  const said = element('p', { class: 'sr-only', role: 'status' })
  field.autocomplete = 'off'
  form.after(list, said)

  const show = (isShown: boolean) => list.toggleAttribute('hidden', !isShown)
  const ask = openAsking(form.action, (proposals) => {
    list.replaceChildren(...proposals.map(toRow))
    show(proposals.length > 0 && place.contains(document.activeElement))
    said.textContent = field.value.trim() ? proposalTexts.said(proposals.length) : ''
  })

  field.addEventListener('input', () => ask(field.value.trim()))
  place.addEventListener('keydown', (event) => {
    // In a window of its own Escape closes that.
    if (event.key === 'Escape' && !list.hidden && !place.closest('dialog')) {
      event.preventDefault()
      field.focus()
      show(false)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !list.firstChild) return
    event.preventDefault()
    show(true)
    next(field, list, step).focus()
  })
  // The field keeps the focus while a proposal is pointed at.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && show(false))
  form.addEventListener('submit', () => show(false))
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!place.closest('dialog') && !place.contains(relatedTarget as Node | null)) show(false)
  })
  if (field.value.trim()) ask(field.value.trim())
}

/** Where a step leads in the ring of the field and the links below it; whoever stands on a button stands in its row. */
function next(field: HTMLElement, list: Element, step: number): HTMLElement {
  const stops = [field, ...list.querySelectorAll('a')]
  const held = document.activeElement
  const here = held?.closest('.proposals li')?.querySelector('a') ?? field
  const at = stops.indexOf(here)
  return stops[(at + step + stops.length) % stops.length] ?? field
}

/** A wine shows its bottle and its price, and is put into the cart from here; its name leads to its page. */
function toRow({ href, title, label, price, picture, buy }: Suggestion): HTMLElement {
  const size = picture && { width: String(picture.width), height: String(picture.height) }
  const bottle = picture ? [element('img', { src: picture.src, alt: '', ...size })] : []
  const words = element('span', { class: 'proposal' }, title, ' ', element('span', { class: 'small muted' }, label))
  const held = buy?.size ? [element('span', { class: 'small muted num' }, buy.size), ' '] : []
  const cost = price
    ? [' ', element('span', { class: 'proposal-cost' }, ...held, element('strong', { class: 'num' }, price))]
    : []
  return element('li', {}, element('a', { href }, ...bottle, words, ...cost), ...(buy ? [toForm(buy)] : []))
}

/** The form of a card on its shelf: with the script of documents the page stays. */
function toForm({ vins, word, says }: NonNullable<Suggestion['buy']>): HTMLElement {
  const form = { method: 'post', action: addresses.fillCart, 'data-smooth': '', 'data-stay': '' }
  const button = { type: 'submit', class: 'btn btn-line btn-small', 'aria-label': says }
  return element('form', form, element('input', { type: 'hidden', name: 'vins', value: vins }), element('button', button, word))
}
