import type { Target } from '#app/models/house/panel/composed.ts'
import { writingTexts } from '#app/texts/house/pages/writing.ts'
import { isOn, linkWords, turnWords, wordActs } from './word-acts.ts'

/** The bar over a place where words are written: what can be made of those that are chosen. */
export function drawBar(place: HTMLElement): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'words-bar'
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', writingTexts.bar)
  const buttons = wordActs.map(({ act, label, sign }) => {
    const button = drawButton(sign, () => {
      if (!isWriting(place)) place.focus()
      turnWords(document, act)
      look()
    })
    button.title = label
    button.replaceChildren(drawSpan('', sign), drawSpan('told', label))
    return [act, button] as const
  })
  const look = () => {
    for (const [act, button] of buttons) button.setAttribute('aria-pressed', String(isWriting(place) && isOn(document, act)))
  }
  document.addEventListener('selectionchange', look)
  const link = drawButton(writingTexts.link, () => openLink(bar, place))
  bar.append(...buttons.map(([, button]) => button), link)
  look()
  place.before(bar)
  return bar
}

function drawButton(says: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = says
  // The words stay chosen.
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', act)
  return button
}

/** A sign is seen, its name is heard. */
function drawSpan(name: string, says: string): HTMLElement {
  const span = document.createElement('span')
  if (name) span.className = name
  else span.setAttribute('aria-hidden', 'true')
  span.textContent = says
  return span
}

function isWriting(place: HTMLElement): boolean {
  return place.contains(document.getSelection()?.anchorNode ?? null)
}

/** Asks where the chosen words lead, in the place of the buttons; it is no form within a form. */
function openLink(bar: HTMLElement, place: HTMLElement): void {
  const selection = document.getSelection()
  if (!isWriting(place) || !selection?.rangeCount) {
    place.focus()
    return
  }
  const chosen = selection.getRangeAt(0).cloneRange()
  const buttons = [...bar.children]
  const address = document.createElement('input')
  address.setAttribute('aria-label', writingTexts.address)
  address.placeholder = writingTexts.address
  address.value = linkAt(chosen)
  let offered: readonly Target[] = []
  void offerTargets(bar, address).then((targets) => {
    offered = targets
  })
  const close = () => bar.replaceChildren(...buttons)
  const put = () => {
    close()
    linkWords(document, chosen, address.value, offered)
    place.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const cancel = () => {
    close()
    chooseAgain(chosen, place)
  }
  address.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') put()
    else cancel()
  })
  bar.replaceChildren(address, drawButton(writingTexts.put, put), drawButton(writingTexts.cancel, cancel))
  address.focus()
}

/** What was chosen is chosen again. */
function chooseAgain(chosen: Range, place: HTMLElement): void {
  place.focus()
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(chosen)
}

function linkAt({ startContainer }: Range): string {
  return startContainer.parentElement?.closest('a')?.getAttribute('href') ?? ''
}

let known: Promise<readonly Target[]> | undefined

/** Pages and wines by their names; without them an address still does. */
async function offerTargets(bar: HTMLElement, address: HTMLInputElement): Promise<readonly Target[]> {
  known ??= fetch('/admin/liens')
    .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Target[]>) : []))
    .catch(() => [])
  const targets = await known
  const list = document.createElement('datalist')
  list.id = 'words-targets'
  list.append(
    ...targets.map(({ name, href }) => {
      const option = document.createElement('option')
      option.value = href
      option.textContent = name
      return option
    }),
  )
  if (!bar.contains(address)) return targets
  document.getElementById(list.id)?.remove()
  bar.append(list)
  address.setAttribute('list', list.id)
  return targets
}
