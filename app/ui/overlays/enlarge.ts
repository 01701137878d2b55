import type { Slide } from '#app/models/root-events.ts'
import { ask } from './root-events.ts'

/** Opens the picture that was clicked over the page, with the others of its row. */
export function enlarge(link: HTMLAnchorElement, event: Event): void {
  event.preventDefault()
  const links = [...(link.closest('ul') ?? document).querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')]
  ask('vitrine:viewer', { slides: links.map(slideOf), start: links.indexOf(link) })
}

/** What a link shows when it opens: a picture by its own words, a film, which has no picture, by those of the link. */
export function slideOf(link: HTMLAnchorElement): Slide {
  return {
    url: link.dataset.picture ?? link.href,
    alt: (link.querySelector('img')?.alt ?? link.textContent ?? '').trim(),
    caption: link.dataset.enlarge ?? '',
  }
}
