import { workTexts } from '#app/texts/house/work.ts'

/** Says beside the button of a form whether all that is written there is saved. */
export function sayState(form: HTMLFormElement, state: 'unsaved' | 'saved' | ''): void {
  const bar = form.querySelector('.save-bar')
  if (!bar) return
  const known = bar.querySelector<HTMLElement>('.save-state')
  const says = known ?? drawState(bar)
  if (says.dataset.is === state || (known === null && state === '')) return
  says.dataset.is = state
  says.textContent = state === 'saved' ? workTexts.savedAt(sayHour()) : state === 'unsaved' ? workTexts.unsaved : ''
}

function drawState(bar: Element): HTMLElement {
  const state = document.createElement('span')
  state.className = 'save-state'
  state.setAttribute('role', 'status')
  bar.append(state)
  return state
}

const sayHour = () => new Date().toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' })
