import { kindOfFile } from '#app/models/platform/files/file-kind.ts'
import type { Slide } from '#app/models/platform/web/root-events.ts'
import { ask } from './ask.ts'

/** Opens the picture or film that was clicked over the page, with the others of its row; any other file is the browser's. */
export function enlarge(link: HTMLAnchorElement, event: Event): void {
  if (!isShowable(link)) return
  event.preventDefault()
  const all = (link.closest('ul') ?? document).querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')
  const links = [...all].filter(isShowable)
  ask('vitrine:viewer', { slides: links.map(slideOf), start: links.indexOf(link), otherwise: () => location.assign(link.href) })
}

const isShowable = (link: HTMLAnchorElement) => kindOfFile(slideOf(link).url) !== undefined

/** What a link shows when it opens: a picture by its own words, a film, which has no picture, by those of the link. */
export function slideOf(link: HTMLAnchorElement): Slide {
  return {
    url: link.dataset.picture ?? link.href,
    alt: (link.querySelector('img')?.alt ?? link.textContent ?? '').trim(),
    caption: link.dataset.enlarge ?? '',
  }
}
