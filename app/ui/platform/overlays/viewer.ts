import { kindOfFile } from '#app/models/platform/files/file-kind.ts'
import { type RootEvents, type Slide, swipeStep, wrapped } from '#app/models/platform/web/root-events.ts'
import { navigation } from '#app/texts/platform/navigation.ts'
import { element, iconButton, overlayRoot, paths } from './element.ts'
import { lockScroll } from './lock-scroll.ts'

/** Shows pictures one at a time over the whole window; the browser itself keeps the focus inside and gives it back. */
export function openViewer({ slides, start }: RootEvents['vitrine:viewer']): void {
  if (slides.length === 0) return
  const stage = element('figure', { class: 'viewer-stage' })
  const count = element('p', { class: 'viewer-count num', 'aria-live': 'polite' })
  const dialog = element('dialog', { class: 'viewer', 'aria-label': navigation.viewer, 'data-locks': '' }, stage, count)
  let place = wrapped(start, slides.length)

  const show = () => {
    stage.replaceChildren(...partsOf(slides[place]))
    count.textContent = `${place + 1} / ${slides.length}`
    for (const near of [place + 1, place - 1]) preload(slides[wrapped(near, slides.length)])
  }
  const turn = (step: number) => {
    place = wrapped(place + step, slides.length)
    show()
  }

  if (slides.length > 1) {
    dialog.append(
      iconButton(navigation.previous, paths.previous, () => turn(-1)),
      iconButton(navigation.next, paths.next, () => turn(1)),
    )
    turnByKeys(dialog, turn)
    turnBySwipe(stage, turn)
  }
  dialog.append(iconButton(navigation.close, paths.close, () => dialog.close()))
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  show()
  overlayRoot('slider').append(dialog)
  dialog.showModal()
  lockScroll(dialog)
}

function turnByKeys(dialog: HTMLElement, turn: (step: number) => void): void {
  dialog.addEventListener('keydown', ({ key, target }) => {
    if (target instanceof HTMLVideoElement) return
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  })
}

function turnBySwipe(stage: HTMLElement, turn: (step: number) => void): void {
  let from: { x: number; y: number } | undefined
  stage.addEventListener('pointerdown', ({ clientX, clientY, target }) => {
    from = target instanceof HTMLVideoElement ? undefined : { x: clientX, y: clientY }
  })
  stage.addEventListener('pointerup', ({ clientX, clientY }) => {
    const step = from ? swipeStep({ x: clientX - from.x, y: clientY - from.y }) : 0
    if (step !== 0) turn(step)
    from = undefined
  })
}

function partsOf(slide: Slide | undefined): HTMLElement[] {
  if (!slide) return []
  const shown =
    kindOfFile(slide.url) === 'film'
      ? element('video', { src: slide.url, controls: '', preload: 'metadata', 'aria-label': slide.alt })
      : element('img', { src: slide.url, alt: slide.alt, draggable: 'false' })
  const words = wordsOf(slide)
  return words.length > 0 ? [shown, element('figcaption', {}, ...words)] : [shown]
}

/** What its owner wrote under a picture, and what the picture shows, where both are said. */
function wordsOf({ caption, alt }: Slide): (Node | string)[] {
  if (!caption || !alt || caption === alt) return [caption || alt].filter(Boolean)
  return [caption, element('small', { class: 'viewer-alt' }, alt)]
}

function preload(slide: Slide | undefined): void {
  if (slide && kindOfFile(slide.url) !== 'film') new Image().src = slide.url
}
