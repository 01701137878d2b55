import { onArrival } from './arrival.ts'

/** Keeps the bars of a screen in step with it: its router changes the page and leaves them. */
export function keepBars(): void {
  onArrival((path) => {
    for (const link of document.querySelectorAll('.app-bar a, .bottom-bar a')) {
      if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
      else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current')
    }
  })
}
