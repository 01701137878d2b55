import type { RootEvents } from '#app/models/platform/web/root-events.ts'
import { navigation } from '#app/texts/platform/navigation.ts'
import { element, iconButton, paths } from './element.ts'

/** How long a toast stays, in milliseconds: longer where it leads somewhere or takes time to read. */
const stays = { short: 3000, long: 8000 }
const longText = 80

/** Says something at the top right for a moment; it waits while it is pointed at or holds the focus. */
export function showToast({ text, kind, way }: RootEvents['vitrine:toast']): void {
  const toast = element('div', { class: `toast toast-${kind}`, role: kind === 'bad' ? 'alert' : 'status' })
  const close = () => toast.remove()
  const time = way || text.length > longText ? stays.long : stays.short
  let timer = setTimeout(close, time)
  const pause = () => clearTimeout(timer)
  const resume = () => {
    clearTimeout(timer)
    timer = setTimeout(close, time)
  }
  toast.addEventListener('pointerenter', pause)
  toast.addEventListener('pointerleave', resume)
  toast.addEventListener('focusin', pause)
  toast.addEventListener('focusout', resume)
  const toasts = place()
  // The last word counts; nobody's keyboard is taken away with what they stand in.
  for (const earlier of [...toasts.children]) if (!earlier.matches(':focus-within')) earlier.remove()
  toasts.append(toast)
  // Said only once it stands in the page: a live region that comes with its text is not read out.
  const more = way ? [element('a', { class: 'toast-way', href: way.href }, way.says)] : []
  toast.append(element('span', {}, text), ...more, iconButton(navigation.close, paths.close, close))
}

function place(): HTMLElement {
  const found = document.getElementById('toasts')
  if (found) return found
  const made = element('div', { id: 'toasts', class: 'toasts' })
  document.body.append(made)
  return made
}
